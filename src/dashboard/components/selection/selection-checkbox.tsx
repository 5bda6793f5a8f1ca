import type { ChangeEventHandler } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { denseTarget } from '../styles/target-size.styles';

type ChooseBoxProps = {
  label: string;
  /** Whether the label is there to be read; else it is heard alone. */
  isLabelled?: boolean;
  checked: boolean;
  /** Some of those that it stands for are chosen, not all. */
  isMixed?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  /** How it stands among what is beside it. */
  frame?: SerializedStyles | undefined;
};

/** Chooses a row of a list, or all of a page. */
export function ChooseBox(props: ChooseBoxProps) {
  const { label, isLabelled = false, checked, isMixed = false, onChange, frame } = props;
  return (
    <label css={[boxStyle, isLabelled ? labelledStyle : bareStyle, frame]}>
      <input
        type="checkbox"
        aria-label={isLabelled ? undefined : label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
      {isLabelled && label}
    </label>
  );
}

const boxStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: target,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
});
const bareStyle = css({ width: denseTarget });
const labelledStyle = css({
  gridAutoFlow: 'column',
  gap: space[3],
  fontSize: '0.9375rem',
  fontWeight: 700,
});
