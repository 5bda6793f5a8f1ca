import { css } from '@emotion/react';
import type { Chat } from '../../../../contract/chats';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import type { Choosing } from './use-choosing';

type ChoiceBoxProps = { chat: Pick<Chat, 'userId' | 'name'>; choosing: Choosing };

/** Chooses one thread of the list. */
export function ChoiceBox({ chat, choosing }: ChoiceBoxProps) {
  return (
    <label css={labelStyle}>
      <input
        type="checkbox"
        aria-label={`Choose ${chat.name}`}
        checked={choosing.chosen.has(chat.userId)}
        onChange={() => choosing.toggle(chat.userId)}
      />
    </label>
  );
}

const labelStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: target,
  borderBlockEnd: `1px solid ${color.line}`,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
});
