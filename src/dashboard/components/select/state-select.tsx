import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ActingSelect } from './action-select';
import { denseTarget } from '../styles/target-size.styles';
import { text } from '../styles/font-size';

type StateChoiceProps = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** Without the word before it, where there is little room. */
  compact?: boolean;
  /** The options. */
  children: ReactNode;
};

/** How far something has come, or who has it, to be changed here: a choice in one line, with its word before it. */
export function StateChoice(props: StateChoiceProps) {
  const { label, value, onValue, compact = false, children } = props;
  const id = useId();
  return (
    <div css={choiceStyle}>
      <label htmlFor={id} css={compact ? visuallyHidden : labelStyle}>
        {label}
      </label>
      <ActingSelect {...{ id, value, onValue }} frame={frameStyle} css={selectStyle}>
        {children}
      </ActingSelect>
    </div>
  );
}

const choiceStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

const labelStyle = css({ color: color.muted, fontSize: text.small, fontWeight: 700 });

// One long address among those to choose from must not make the line wide.
const frameStyle = css({ maxWidth: '16rem' });
const selectStyle = css(controlStyle, {
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});
