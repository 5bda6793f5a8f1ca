import { css } from '@emotion/react';
import type { Illustration } from '../../site/illustrations';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';

export function IllustrationImage({ of, className }: { of: Illustration; className?: string }) {
  const { src, alt, width, height } = of;
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
