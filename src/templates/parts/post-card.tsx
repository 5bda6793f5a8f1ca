import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';
import type { PostCardNode } from '../fragments';
import { cardLinkStyle, cardListStyle } from '../../ui/card-list';
import { formatDate } from '../../lib/format-date';

/** Articles as cards; the whole card leads to the article. */
export function PostCards({
  posts,
  heading: Heading = 'h2',
}: {
  posts: PostCardNode[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul css={cardListStyle}>
      {posts.map(({ fields, frontmatter, readingMinutes }) => (
        <li key={fields.name} css={[cardStyle, cardLinkStyle]}>
          <p css={{ color: color.muted, fontSize: '1rem' }}>
            <time dateTime={frontmatter.date.slice(0, 10)}>{formatDate(frontmatter.date)}</time> ·{' '}
            {readingMinutes} min
          </p>
          <Heading css={{ fontSize: type.size.h3 }}>
            <Link to={`${routes.blog}/${fields.name}`}>{frontmatter.title}</Link>
          </Heading>
          <p css={css({ color: color.muted, marginTop: space[1] })}>{frontmatter.description}</p>
        </li>
      ))}
    </ul>
  );
}
