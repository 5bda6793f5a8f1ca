import { useId } from 'react';
import { space } from '../../../theme/tokens';
import { controlStyle } from '../../../ui/fields/field';
import { fontSize } from '../../components/dashboard.styles';
import type { Recipient } from './recipients';

type RecipientSelectProps = {
  /** 'Send email to' */
  label: string;
  recipients: readonly Recipient[];
  /** Null until one is picked. */
  recipient: string | null;
  onChange: (recipient: string) => void;
};

/** Picks the number or address; empty if there is only one. */
export function RecipientSelect(props: RecipientSelectProps) {
  const { label, recipients, recipient, onChange } = props;
  const id = useId();
  if (recipients.every(({ to }) => to === recipient)) return null;
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: fontSize.small, fontWeight: 700 }}>
        {label}
      </label>
      <select
        id={id}
        value={recipient ?? ''}
        onChange={(event) => onChange(event.target.value)}
        css={controlStyle}
      >
        {recipient === null && <option value="">Select a recipient</option>}
        {recipients.map(({ to, label: text }) => (
          <option key={to} value={to}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
