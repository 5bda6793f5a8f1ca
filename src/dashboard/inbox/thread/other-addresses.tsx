import { css } from '@emotion/react';
import { TriangleAlert } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { text } from '../../components/styles/font-size';
import { isOfMerged } from '../merge/merged-addresses';

/**
 * Says plainly that later messages gave another address than the first one, and which came with a thread that the office has merged
 * into this one; nothing when there are none.
 */
export function LaterAddresses({ chat }: { chat: Pick<Chat, 'laterAddresses' | 'merged'> }) {
  const addresses = chat.laterAddresses.map(({ email }) => email);
  const merged = addresses.filter((email) => isOfMerged(chat, email));
  const strange = addresses.filter((email) => !isOfMerged(chat, email));
  return (
    <>
      {merged.length > 0 && (
        <p css={[lineStyle, { color: color.muted }]}>
          Also {merged.join(', ')}, from the merged thread.
        </p>
      )}
      {strange.length > 0 && (
        <p role="note" css={[lineStyle, noteStyle]}>
          <TriangleAlert size={16} aria-hidden />
          <span>
            A later message gave another e-mail address: {strange.join(', ')}. Anybody who knows
            this name and number can write here: call and ask before you answer there.
          </span>
        </p>
      )}
    </>
  );
}

const lineStyle = css({ flexBasis: '100%', fontSize: text.small, overflowWrap: 'anywhere' });

const noteStyle = css({
  display: 'flex',
  gap: space[2],
  color: color.danger,
  svg: { flex: 'none', marginBlockStart: '0.2rem' },
});
