import { css } from '@emotion/react';
import type { PostCard } from '../../shared/page-context';
import { media } from '../../theme/layout';
import { color, radius, space, type } from '../../theme/tokens';
import { cardStyle, cardLinkStyle, cardListStyle, cardPadding } from '../../ui/card.styles';
import { useTexts } from '../../browser/hooks/use-texts';
import { PageLink } from '../../layout/links';

/** A few articles at the end of a page. */
export function PostCards({ posts }: { posts: PostCard[] }) {
  return (
    <ul css={cardListStyle}>
      {posts.map((post) => (
        <li key={post.path} css={[cardStyle, cardLinkStyle]}>
          <PostImage image={post.image} css={cardImageStyle} />
          <PostSummary post={post} heading="h3" />
        </li>
      ))}
    </ul>
  );
}

/** Any number of articles, one below the other. On phones only the first has its picture. */
export function PostRows({ posts }: { posts: PostCard[] }) {
  return (
    <ul css={{ listStyle: 'none' }}>
      {posts.map((post) => (
        <li key={post.path} css={[cardLinkStyle, rowStyle]}>
          <PostImage image={post.image} css={rowImageStyle} />
          <div css={{ display: 'grid', gap: space[2] }}>
            <PostSummary post={post} heading="h2" />
          </div>
        </li>
      ))}
    </ul>
  );
}

function PostImage({ image, className }: { image: string | null; className?: string }) {
  if (image === null) return null;
  return (
    <img
      src={image}
      alt=""
      width={imageSize.width}
      height={imageSize.height}
      loading="lazy"
      decoding="async"
      className={className}
      css={imageStyle}
    />
  );
}

function PostSummary({ post, heading: Heading }: { post: PostCard; heading: 'h2' | 'h3' }) {
  const { title, description, path, date, readingMinutes } = post;
  const { posts, formatDate } = useTexts();
  return (
    <>
      <p css={{ color: color.muted, fontSize: '1rem' }}>
        <time dateTime={date}>{formatDate(date)}</time> · {posts.minutes(readingMinutes)}{' '}
      </p>
      <Heading css={{ fontSize: type.size.h3 }}>
        <PageLink href={path}>{title}</PageLink>
      </Heading>
      <p css={{ color: color.muted }}>{description}</p>
    </>
  );
}

/** Of the illustrations; covers are cropped to it. */
const imageSize = { width: 640, height: 440 };

const imageStyle = css({
  height: 'auto',
  aspectRatio: `${imageSize.width} / ${imageSize.height}`,
  objectFit: 'cover',
  background: color.picture,
});

/** Reaches the card's edges, over its padding. */
const cardImageStyle = css({
  width: `calc(100% + 2 * ${cardPadding})`,
  maxWidth: 'none',
  margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${space[3]}`,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
});

const rowStyle = css({
  gap: `${space[4]} ${space[8]}`,
  paddingBlock: space[8],
  '& + &': { borderTop: `1px solid ${color.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  // An article without a picture.
  '& > div:only-child': { gridColumn: '1 / -1' },
  [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
});

const rowImageStyle = css({
  width: '100%',
  borderRadius: radius.large,
  [media.belowTablet]: { 'li:not(:first-of-type) > &': { display: 'none' } },
});
