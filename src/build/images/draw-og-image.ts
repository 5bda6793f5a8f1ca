import sharp from 'sharp';
import { ogImageSize } from '../../site/assets';
import type { RegionRecord } from '../../site/page-context';
import { light } from '../../theme/palettes';
import { encodeIndexedPng } from './indexed-png';
import { roundMark } from './logo-mark-svg';
import { breakLines, loadFonts, measureText, outlineText, type TextStyle } from './outline-text';

export type OgOffice = Pick<RegionRecord, 'id' | 'company' | 'place' | 'phone'>;

const { width, height } = ogImageSize;
const margin = 80;
const mark = { top: 56, size: 88 };
const band = { top: height - 112, middle: height - 56 };
/** The title's area. */
const area = {
  top: mark.top + mark.size,
  width: width - 2 * margin,
  height: band.top - mark.top - mark.size,
};
const lineHeight = 1.14;
const maxLines = 4;

/** Colors of a frame, and shades from background to title. */
const frameColors = 64;
const shades = 32;

/** Draws the Open Graph image of a page: its title between the office's logo and phone number. */
export async function drawOgImage(title: string, office: OgOffice): Promise<Buffer> {
  const frame = await getFrame(office);
  const mask = await drawTitle(title);
  const pixels = Buffer.from(frame.pixels);
  for (let y = 0; y < area.height; y++) {
    const start = (area.top + y) * width + margin;
    for (let x = 0; x < area.width; x++) {
      const shade = (mask[y * area.width + x] ?? 0) >> 3;
      if (shade > 0) pixels[start + x] = frameColors + shade;
    }
  }
  return encodeIndexedPng(pixels, frame.palette, ogImageSize);
}

/** As large as four lines allow. */
function getTitleSize(title: string): number {
  if (title.length <= 34) return 84;
  if (title.length <= 70) return 70;
  return 58;
}

/** Returns the coverage of each pixel of the title's area, 0 to 255. */
async function drawTitle(title: string): Promise<Buffer> {
  const { display } = await loadFonts();
  const style: TextStyle = { font: display, size: getTitleSize(title), letterSpacing: -0.02 };
  const lines = breakLines(title, area.width, maxLines, style);
  const distance = style.size * lineHeight;
  const outlines = lines.map((line, index) => {
    const middle = area.height / 2 + (index - (lines.length - 1) / 2) * distance;
    return outlineText(line, 0, middle, style);
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${area.width}" height="${area.height}"><path d="${outlines.join('')}"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}

type Frame = { pixels: Buffer; palette: Buffer };

const frames = new Map<string, Promise<Frame>>();

/** Everything but the title is drawn once per office. */
function getFrame(office: OgOffice): Promise<Frame> {
  const key = JSON.stringify(office);
  const frame = frames.get(key) ?? drawFrame(office);
  frames.set(key, frame);
  return frame;
}

async function drawFrame(office: OgOffice): Promise<Frame> {
  const quantized = await sharp(Buffer.from(await createFrameSvg(office)))
    .png({ palette: true, colours: frameColors, dither: 0 })
    .toBuffer();
  const colors = await sharp(quantized).removeAlpha().raw().toBuffer();
  const indexes = new Map<number, number>();
  const pixels = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const color = colors.readUIntBE(3 * pixel, 3);
    const index = indexes.get(color) ?? indexes.size;
    indexes.set(color, index);
    pixels[pixel] = index;
  }
  const palette = Buffer.alloc(3 * (frameColors + shades));
  for (const [color, index] of indexes) palette.writeUIntBE(color, 3 * index, 3);
  const text = Buffer.from(light.text.slice(1), 'hex');
  for (let shade = 0; shade < shades; shade++) {
    for (const channel of [0, 1, 2]) {
      const from = colors.readUInt8(channel);
      const to = text.readUInt8(channel);
      palette[3 * (frameColors + shade) + channel] = from + ((to - from) * shade) / (shades - 1);
    }
  }
  return { pixels, palette };
}

async function createFrameSvg({ id, company, place, phone }: OgOffice): Promise<string> {
  const { text, bold, display } = await loadFonts();
  const phoneStyle = { font: bold, size: 34 };
  const phoneLeft = width - margin - measureText(phone, phoneStyle);
  const outlines = [
    outlineText(place, margin, band.middle, { font: text, size: 34 }),
    outlineText(phone, phoneLeft, band.middle, phoneStyle),
  ];
  const companyLeft = margin + mark.size + 24;
  const companyMiddle = mark.top + mark.size / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${light.background}"/>
<rect y="${band.top}" width="100%" height="100%" fill="${light.band}"/>
<svg x="${margin}" y="${mark.top}" width="${mark.size}" height="${mark.size}">${roundMark(id)}</svg>
<path fill="${light.primary}" d="${outlineText(company, companyLeft, companyMiddle, { font: display, size: 38 })}"/>
<path fill="${light.onBand}" d="${outlines.join('')}"/>
</svg>`;
}
