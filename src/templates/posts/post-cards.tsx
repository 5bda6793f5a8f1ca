import { css } from '@emotion/react';
import type { PostCard } from '../../shared/page-context';
import { color, radius, space, type } from '../../theme/tokens';
import { cardStyle, cardLinkStyle, cardListStyle, cardPadding } from '../../ui/card.styles';
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
      {posts.map(({ title, description, path, date, readingMinutes, image }) => (
        <li key={path} css={[cardStyle, cardLinkStyle]}>
          {image !== null && (
            <img
              src={image}
              alt=""
              width={imageSize.width}
              height={imageSize.height}
              loading="lazy"
              decoding="async"
              css={imageStyle}
            />
          )}
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

/** Of the illustrations; covers are cropped to it. */
const imageSize = { width: 640, height: 440 };

/** Reaches the card's edges, over its padding. */
const imageStyle = css({
  width: `calc(100% + 2 * ${cardPadding})`,
  maxWidth: 'none',
  height: 'auto',
  margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${space[3]}`,
  aspectRatio: `${imageSize.width} / ${imageSize.height}`,
  objectFit: 'cover',
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.picture,
});
