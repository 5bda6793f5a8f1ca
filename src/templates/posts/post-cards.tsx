import { css } from '@emotion/react';
import type { PostCard } from '../../shared/page-context';
import { color, space, type } from '../../theme/tokens';
import { cardStyle, cardLinkStyle, cardListStyle } from '../../ui/card.styles';
import { formatDate } from '../../browser/format-date';

export function PostCards({
  posts,
  heading: Heading = 'h2',
}: {
  posts: PostCard[];
  heading?: 'h2' | 'h3';
}) {
  return (
    <ul css={cardListStyle}>
      {posts.map(({ title, description, path, date, readingMinutes }) => (
        <li key={path} css={[cardStyle, cardLinkStyle]}>
          <p css={{ color: color.muted, fontSize: '1rem' }}>
            <time dateTime={date}>{formatDate(date)}</time> · {readingMinutes} min read{' '}
          </p>
          <Heading css={{ fontSize: type.size.h3 }}>
            <a href={path}>{title}</a>
          </Heading>
          <p css={css({ color: color.muted, marginTop: space[1] })}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
