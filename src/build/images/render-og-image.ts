import sharp from 'sharp';
import { staticFaces } from '../fonts';
import type { PictureNode } from './og-image';
import { linkPictureSize } from '../../site/og-image';

let faces: ReturnType<typeof staticFaces> | undefined;

/** Draws a picture as PNG: satori lays it out and turns its letters into shapes, so that no font of the machine is needed. */
export async function drawLinkPicture(picture: PictureNode): Promise<Buffer> {
  faces ??= staticFaces();
  const { default: satori } = await import('satori');
  // Satori's types name React's elements; it reads type and props alone.
  const element = picture as unknown as Parameters<typeof satori>[0];
  const svg = await satori(element, { ...linkPictureSize, fonts: await faces });
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, effort: 7, compressionLevel: 9 })
    .toBuffer();
}
