import { Link } from 'gatsby';
import { css } from '@emotion/react';
import type { BlogContext } from '../../site/page-context';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/buttons/button.styles';

type PagesProps = BlogContext['turn'] & { newest: string };

export function Pagination({ newest, newer, older }: PagesProps) {
  if (newer === null && older === null) return null;
  const isSecond = newer === newest;
  return (
    <nav aria-label="More articles">
      <ul css={css({ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' })}>
        {newer !== null && !isSecond && <Way to={newest} words="Newest articles" />}
        {newer !== null && (
          <Way to={newer} words={isSecond ? 'Newest articles' : 'Newer articles'} />
        )}
        {older !== null && <Way to={older} words="Older articles" />}
      </ul>
    </nav>
  );
}

function Way({ to, words }: { to: string; words: string }) {
  return (
    <li>
      <Link to={to} css={buttonStyle('outline')}>
        {words}
      </Link>
    </li>
  );
}
