import { css } from '@emotion/react';
import type { Illustration } from '../../shared/illustrations';
import { color, radius } from '../../theme/tokens';

type IllustrationImageProps = { illustration: Illustration; className?: string };

export function IllustrationImage({ illustration, className }: IllustrationImageProps) {
  const { src, alt, width, height } = illustration;
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
      css={pictureStyle}
    />
  );
}

const pictureStyle = css({
  width: '100%',
  height: 'auto',
  borderRadius: radius.large,
  background: color.picture,
  '@media print': { display: 'none' },
});
