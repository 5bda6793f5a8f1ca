import { css } from '@emotion/react';
import type { Illustration } from '../../site/illustrations';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';

/** One of the site's drawings on its ground. It loads once it is near the view, and holds its place until then. */
export function Picture({ of, className }: { of: Illustration; className?: string }) {
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
