import { useId } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { controlStyle } from '../../../ui/fields/field';
import { fontSize } from '../../components/dashboard.styles';
import { isMergedAddress } from '../thread/other-addresses';

type RecipientSelectProps = {
  chat: Pick<Chat, 'email' | 'laterAddresses' | 'merged'>;
  /** Null until an address is picked. */
  recipient: string | null;
  onChange: (recipient: string) => void;
};

/** Picks the address of an email; empty if the thread has only one. */
export function RecipientSelect({ chat, recipient, onChange }: RecipientSelectProps) {
  const id = useId();
  const own = chat.email === null ? [] : [chat.email];
  const later = new Map(chat.laterAddresses.map((address) => [address.email, address]));
  const addresses = [...own, ...later.keys()];
  if (addresses.every((email) => email === recipient)) return null;

  const getLabel = (email: string) => {
    if (email === chat.email) return email;
    if (isMergedAddress(chat, email)) return `${email} (from the merged thread)`;
    const isReplyTo = later.get(email)?.isReplyTo === true;
    return `${email} (${isReplyTo ? 'Reply-To of' : 'from'} a later message)`;
  };
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: fontSize.small, fontWeight: 700 }}>
        Send email to
      </label>
      <select
        id={id}
        value={recipient ?? ''}
        onChange={(event) => onChange(event.target.value)}
        css={controlStyle}
      >
        {recipient === null && <option value="">Select an address</option>}
        {addresses.map((email) => (
          <option key={email} value={email}>
            {getLabel(email)}
          </option>
        ))}
      </select>
    </div>
  );
}
