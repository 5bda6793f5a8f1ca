import { useTranslation } from '../../../browser/hooks/use-translation';
import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import {
  maxSupplyQuantity,
  getQuantityField,
  type SupplyId,
} from '../../../../contract/help-desk/constants';
import { useControl } from '../../forms/fields/inputs';
import { color, space, radius, target, scriptOnlyStyle } from '../../../theme/tokens';
import { controlStyle, errorStyle } from '../../../ui/fields/field';
import { VisuallyHidden } from '../../../ui/visually-hidden';

export function QuantityField({ id: supply, label }: { id: SupplyId; label: string }) {
  const { translate } = useTranslation();
  const { id, name, error, required } = useControl(getQuantityField(supply));
  const input = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const step = (change: 'stepUp' | 'stepDown') => {
    const element = input.current;
    if (element === null) return;
    element[change]();
    // React's onChange listens to this event.
    element.dispatchEvent(new Event('input', { bubbles: true }));
    setAnnouncement(`${label}: ${element.value}`);
  };
  return (
    <li css={rowStyle}>
      <label htmlFor={id}>{label}</label>
      <div css={{ display: 'flex' }}>
        <StepButton
          label={`${translate('Remove one')}: ${label}`}
          sign="−"
          onStep={() => step('stepDown')}
        />
        <input
          ref={input}
          id={id}
          name={name}
          required={required}
          type="number"
          inputMode="numeric"
          min={0}
          max={maxSupplyQuantity}
          autoComplete="off"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          css={[controlStyle, numberStyle]}
        />
        <StepButton
          label={`${translate('Add one')}: ${label}`}
          sign="+"
          onStep={() => step('stepUp')}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} css={[errorStyle, css({ flexBasis: '100%' })]}>
          {translate(error)}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </li>
  );
}

type StepButtonProps = { label: string; sign: string; onStep: () => void };

function StepButton({ label, sign, onStep }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onStep} css={stepStyle}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

const rowStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  // With large text the quantity wraps below its label.
  '& > label': { flex: '1 1 7.5rem' },
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.divider}`,
});

const numberStyle = css({
  width: '3.75rem',
  marginInline: space[1],
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  appearance: 'textfield',
  WebkitAppearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': {
    appearance: 'none',
    WebkitAppearance: 'none',
    margin: 0,
  },
});

const stepStyle = css({
  width: target,
  height: target,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.primary,
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { borderColor: color.primary, background: color.primarySoft },
  ...scriptOnlyStyle,
});
