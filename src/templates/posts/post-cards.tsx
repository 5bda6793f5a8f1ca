import { css } from '@emotion/react';
import type { PostCard } from '../../shared/page-context';
import { color, space, type } from '../../theme/tokens';
import { cardStyle, cardLinkStyle, cardListStyle } from '../../ui/card.styles';
import { useTexts } from '../../browser/hooks/use-texts';
import { PageLink } from '../../layout/links';

export function PostCards({
  posts,
  heading: Heading = 'h2',
}: {
  posts: PostCard[];
  heading?: 'h2' | 'h3';
}) {
  const { posts: texts, formatDate } = useTexts();
  return (
    <ul css={cardListStyle}>
      {posts.map(({ title, description, path, date, readingMinutes }) => (
        <li key={path} css={[cardStyle, cardLinkStyle]}>
          <p css={{ color: color.muted, fontSize: '1rem' }}>
            <time dateTime={date}>{formatDate(date)}</time> · {texts.minutes(readingMinutes)}{' '}
          </p>
          <Heading css={{ fontSize: type.size.h3 }}>
            <PageLink href={path}>{title}</PageLink>
          </Heading>
          <p css={css({ color: color.muted, marginTop: space[1] })}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
