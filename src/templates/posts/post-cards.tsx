import { css } from '@emotion/react';
import type { PostCard } from '../../shared/page-context';
import { color, radius, space, type } from '../../theme/tokens';
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
      {posts.map(({ title, description, path, date, readingMinutes, image }) => (
        <li key={path} css={[cardStyle, cardLinkStyle, itemStyle]}>
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
          <div css={textStyle}>
            <p css={{ color: color.muted, fontSize: '1rem' }}>
              <time dateTime={date}>{formatDate(date)}</time> · {texts.minutes(readingMinutes)}{' '}
            </p>
            <Heading css={{ fontSize: type.size.h3 }}>
              <PageLink href={path}>{title}</PageLink>
            </Heading>
            <p css={css({ color: color.muted, marginTop: space[1] })}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = css({ gap: 0, padding: 0 });

const textStyle = css({
  display: 'grid',
  gap: space[2],
  padding: `clamp(${space[5]}, 1rem + 1vw, ${space[8]})`,
});

/** Of the illustrations; covers are cropped to it. */
const imageSize = { width: 640, height: 440 };

const imageStyle = css({
  width: '100%',
  height: 'auto',
  aspectRatio: `${imageSize.width} / ${imageSize.height}`,
  objectFit: 'cover',
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.picture,
});
