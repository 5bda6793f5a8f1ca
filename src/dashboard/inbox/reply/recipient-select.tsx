import { useId } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { text } from '../../components/styles/font-size';
import { isOfMerged } from '../merge/merged-addresses';

type RecipientChoiceProps = {
  chat: Pick<Chat, 'email' | 'laterAddresses' | 'merged'>;
  /** The address chosen; null: one has to be. */
  to: string | null;
  onChange: (to: string) => void;
};

/** To which address an e-mail goes, where later messages have given another one; nothing to choose otherwise. */
export function RecipientChoice({ chat, to, onChange }: RecipientChoiceProps) {
  const id = useId();
  const own = chat.email === null ? [] : [chat.email];
  const addresses = [...own, ...chat.laterAddresses.map(({ email }) => email)];
  if (addresses.every((email) => email === to)) return null;
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: text.small, fontWeight: 700 }}>
        Send the e-mail to
      </label>
      <select
        id={id}
        value={to ?? ''}
        onChange={(event) => onChange(event.target.value)}
        css={controlStyle}
      >
        {to === null && <option value="">Choose an address</option>}
        {addresses.map((email) => (
          <option key={email} value={email}>
            {email === chat.email
              ? email
              : `${email} (from ${isOfMerged(chat, email) ? 'the merged thread' : 'a later message'})`}
          </option>
        ))}
      </select>
    </div>
  );
}
