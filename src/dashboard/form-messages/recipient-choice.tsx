import { useId } from 'react';
import type { Chat } from '../../../contract/chats';
import { space } from '../../theme/space';
import { controlStyle } from '../../ui/field';
import { text } from '../parts/text';
import { isOfMerged } from './merged-addresses';

type RecipientChoiceProps = {
  chat: Pick<Chat, 'email' | 'laterAddresses' | 'merged'>;
  /** The message whose address is chosen; null: the thread's own. */
  messageId: string | null;
  onChange: (messageId: string | null) => void;
};

/** To which address an e-mail goes, where later messages have given another one; nothing to choose otherwise. */
export function RecipientChoice({ chat, messageId, onChange }: RecipientChoiceProps) {
  const id = useId();
  if (chat.laterAddresses.length === 0) return null;
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: text.small, fontWeight: 700 }}>
        Send the e-mail to
      </label>
      <select
        id={id}
        value={messageId ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        css={controlStyle}
      >
        <option value="">{chat.email ?? 'Choose an address'}</option>
        {chat.laterAddresses.map((later) => (
          <option key={later.messageId} value={later.messageId}>
            {later.email} (from{' '}
            {isOfMerged(chat, later.email) ? 'the merged thread' : 'a later message'})
          </option>
        ))}
      </select>
    </div>
  );
}
