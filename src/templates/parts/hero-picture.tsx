import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

/** An aide and a client in talk (figures after Open Peeps by Pablo Stanley, CC0). */
export function HeroPicture() {
  return (
    <div css={groundStyle}>
      <img
        src="/images/aide-and-client.svg"
        alt="A man in a wheelchair and his home health aide, talking"
        width="680"
        height="750"
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

const groundStyle = css({
  justifySelf: 'center',
  width: '100%',
  padding: `clamp(${space[5]}, 3vw, ${space[10]}) clamp(${space[5]}, 4vw, ${space[12]}) 0`,
  borderRadius: radius.large,
  background: color.picture,
  '& img': { width: '100%', maxWidth: '24rem', marginInline: 'auto' },
});
