import sharp from 'sharp';
import { ogImageSize } from '../../shared/assets';
import type { RegionRecord } from '../../shared/page-context';
import { light } from '../../theme/palettes';
import { roundMark } from './logo-mark-svg';
import { breakLines, loadFonts, measureText, outlineText, type TextStyle } from './outline-text';

export type OgOffice = Pick<RegionRecord, 'id' | 'company' | 'place' | 'phone'>;

const { width, height } = ogImageSize;
const margin = 80;
const mark = { top: 56, size: 88 };
const band = { top: height - 112, middle: height - 56 };
const title = { middle: (mark.top + mark.size + band.top) / 2, width: width - 2 * margin };
const lineHeight = 1.14;
const maxLines = 4;

/** Draws the Open Graph image of a page: its title between the office's logo and phone number. */
export async function drawOgImage(text: string, office: OgOffice): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${await drawFrame(office)}
<path fill="${light.text}" d="${await outlineTitle(text)}"/>
</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
}

/** As large as four lines allow. */
function getTitleSize({ length }: string): number {
  if (length <= 34) return 84;
  return length <= 70 ? 70 : 58;
}

async function outlineTitle(text: string): Promise<string> {
  const { display } = await loadFonts();
  const style: TextStyle = { font: display, size: getTitleSize(text), letterSpacing: -0.02 };
  const lines = breakLines(text, title.width, maxLines, style);
  const distance = style.size * lineHeight;
  return lines
    .map((line, index) => {
      const middle = title.middle + (index - (lines.length - 1) / 2) * distance;
      return outlineText(line, margin, middle, style);
    })
    .join('');
}

async function drawFrame({ id, company, place, phone }: OgOffice): Promise<string> {
  const { text, bold, display } = await loadFonts();
  const phoneStyle = { font: bold, size: 34 };
  const phoneLeft = width - margin - measureText(phone, phoneStyle);
  const outlines = [
    outlineText(place, margin, band.middle, { font: text, size: 34 }),
    outlineText(phone, phoneLeft, band.middle, phoneStyle),
  ];
  const companyLeft = margin + mark.size + 24;
  const companyMiddle = mark.top + mark.size / 2;
  return `<rect width="100%" height="100%" fill="${light.background}"/>
<rect y="${band.top}" width="100%" height="100%" fill="${light.band}"/>
<svg x="${margin}" y="${mark.top}" width="${mark.size}" height="${mark.size}">${roundMark(id)}</svg>
<path fill="${light.primary}" d="${outlineText(company, companyLeft, companyMiddle, { font: display, size: 38 })}"/>
<path fill="${light.onBand}" d="${outlines.join('')}"/>`;
}
