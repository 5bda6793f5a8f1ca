import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseControlStyle } from '../styles/controls.styles';
import { fontSize } from '../styles/sizes';
import { ActionSelect } from './action-select';

type StateSelectProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  isLabelHidden?: boolean;
  children: ReactNode;
};

export function StateSelect(props: StateSelectProps) {
  const { label, value, onValueChange, isLabelHidden = false, children } = props;
  const id = useId();
  return (
    <div css={rowStyle}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </label>
      <ActionSelect
        {...{ id, value, onValueChange }}
        frameStyle={frameStyle}
        css={denseControlStyle}
      >
        {children}
      </ActionSelect>
    </div>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

const labelStyle = css({ color: color.muted, fontSize: fontSize.small, fontWeight: 700 });

// A long e-mail address among the options would widen the select.
const frameStyle = css({ maxWidth: '12rem' });
