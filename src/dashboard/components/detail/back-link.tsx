import { css } from '@emotion/react';
import { ArrowLeft, X } from 'lucide-react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { Link } from '../link/link';

/** The way back to the list, or to what `words` say, where what is open stands in its place. */
export function BackLink({
  to,
  words = 'Back to the list',
}: {
  to: string;
  words?: string | undefined;
}) {
  return (
    <Link to={to} aria-label={words} css={[wayStyle, backStyle]}>
      <ArrowLeft size={20} aria-hidden />
    </Link>
  );
}

/** The same where both stand side by side. `words`: 'Close the request' */
export function CloseLink({ to, words }: { to: string; words: string }) {
  return (
    <Link to={to} aria-label={words} css={[wayStyle, closeStyle]}>
      <X size={20} aria-hidden />
    </Link>
  );
}

const wayStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  color: color.text,
});
const backStyle = css({ [media.wide]: { display: 'none' } });
const closeStyle = css({
  display: 'none',
  marginInlineStart: 'auto',
  [media.wide]: { display: 'grid' },
});
