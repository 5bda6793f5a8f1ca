import type { ChangeEventHandler } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { color, space, target } from '../../../theme/tokens';
import { denseTarget } from '../dashboard.styles';

type SelectionCheckboxProps = {
  label: string;
  isLabelVisible?: boolean;
  checked: boolean;
  /** Some, but not all, rows are selected. */
  isMixed?: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  frameStyle?: SerializedStyles | undefined;
};

export function SelectionCheckbox(props: SelectionCheckboxProps) {
  const { label, isLabelVisible = false, checked, isMixed = false, onChange, frameStyle } = props;
  return (
    <label css={[boxStyle, isLabelVisible ? labelStyle : bareStyle, frameStyle]}>
      <input
        type="checkbox"
        aria-label={isLabelVisible ? undefined : label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
      {isLabelVisible && label}
    </label>
  );
}

const boxStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: target,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primary },
});
const bareStyle = css({ width: denseTarget });
const labelStyle = css({
  gridAutoFlow: 'column',
  gap: space[3],
  fontSize: '0.9375rem',
  fontWeight: 700,
});
