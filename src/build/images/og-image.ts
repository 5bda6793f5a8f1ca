import { createHash } from 'node:crypto';
import type { RegionRecord } from '../../site/page-context';
import { linkPictureSize } from '../../site/og-image';
import { light } from '../../theme/palettes';
import { roundMark } from './logo-mark-svg';

/** An element as satori takes it: React's shape, without React. */
export type PictureNode = {
  type: 'div' | 'img';
  props: {
    style?: Record<string, string | number>;
    children?: PictureNode[] | string;
    src?: string;
  };
};

/** Raised when drawing itself changes (fonts, format), so that pictures are made anew. */
const drawing = 1;

const { width, height } = linkPictureSize;
const bandHeight = 112;
const margin = 80;

const box = (
  style: Record<string, string | number>,
  children: PictureNode[] | string,
): PictureNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The picture of a link to a page: its title between the office's mark and phone number, in the light theme. */
export function linkPicture(title: string, region: RegionRecord): PictureNode {
  return box(
    {
      width,
      height,
      flexDirection: 'column',
      background: light.paper,
      color: light.text,
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [
      box({ padding: `56px ${margin}px 0`, alignItems: 'center', gap: 24 }, [
        {
          type: 'img',
          props: {
            src: `data:image/svg+xml;base64,${Buffer.from(roundMark(region.id)).toString('base64')}`,
            style: { width: 88, height: 88 },
          },
        },
        box(
          { fontSize: 38, fontWeight: 600, fontFamily: 'Outfit', color: light.teal },
          region.company,
        ),
      ]),
      box({ flexGrow: 1, alignItems: 'center', padding: `0 ${margin}px` }, [
        {
          type: 'div',
          props: {
            style: {
              display: 'block',
              fontFamily: 'Outfit',
              fontWeight: 600,
              fontSize: titleSize(title),
              lineHeight: 1.14,
              letterSpacing: '-0.02em',
              lineClamp: 4,
            },
            children: title,
          },
        },
      ]),
      box(
        {
          height: bandHeight,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: `0 ${margin}px`,
          background: light.band,
          color: light.onBand,
          fontSize: 34,
        },
        [box({}, region.place), box({ fontWeight: 700 }, region.phone)],
      ),
    ],
  );
}

/** Pixels: as large as four lines allow. */
function titleSize(title: string): number {
  if (title.length <= 34) return 84;
  if (title.length <= 70) return 70;
  return 58;
}

/**
 * The picture's address: the same content, the same name, so that what is drawn already need not be drawn again and
 * browsers may keep it for ever. `pagePath` makes it readable: '/og/maryland-hha-0123456789abcdef.png'.
 */
export function linkPicturePath(pagePath: string, picture: PictureNode): string {
  const content = JSON.stringify([drawing, picture]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const name = pagePath.split('/').filter(Boolean).join('-') || 'home';
  return `/og/${name}-${hash}.png`;
}
