import { css } from '@emotion/react';
import { TriangleAlert } from 'lucide-react';
import type { Chat } from '../../../contract/chats';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { text } from '../parts/text';

/** Says plainly that later messages gave another address than the first one; nothing when none did. */
export function LaterAddresses({ addresses }: { addresses: Chat['laterAddresses'] }) {
  if (addresses.length === 0) return null;
  return (
    <p role="note" css={noteStyle}>
      <TriangleAlert size={16} aria-hidden />
      <span>
        A later message gave another e-mail address:{' '}
        {addresses.map(({ email }) => email).join(', ')}. Anybody who knows this name and number can
        write here: call and ask before you answer there.
      </span>
    </p>
  );
}

const noteStyle = css({
  display: 'flex',
  flexBasis: '100%',
  gap: space[2],
  color: color.danger,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  svg: { flex: 'none', marginBlockStart: '0.2rem' },
});
