import { parse, type Font } from 'opentype.js';
import { loadStaticFaces } from '../fonts';

/** A text style: sizes and widths are in pixels, the letter spacing in em. */
export type TextStyle = { font: Font; size: number; letterSpacing?: number };

let fonts: Promise<{ text: Font; bold: Font; display: Font }> | undefined;

export function loadFonts() {
  return (fonts ??= parseFonts());
}

async function parseFonts() {
  const faces = await loadStaticFaces();
  const [text, bold, display] = faces.map(({ data }) => parse(toArrayBuffer(data)));
  if (!text || !bold || !display) throw new Error('A font of the link previews is missing.');
  return { text, bold, display };
}

const toArrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer) =>
  buffer.slice(byteOffset, byteOffset + byteLength);

/** The outline of a line of text as path data (SVG). @param middle the vertical middle of the line */
export function outlineText(text: string, x: number, middle: number, style: TextStyle): string {
  const { font, size, letterSpacing = 0 } = style;
  const baseline = middle + ((font.ascender + font.descender) / 2 / font.unitsPerEm) * size;
  return font.getPath(text, x, baseline, size, { letterSpacing }).toPathData(1);
}

export function measureText(text: string, { font, size, letterSpacing = 0 }: TextStyle): number {
  return font.getAdvanceWidth(text, size, { letterSpacing });
}

/** Breaks a text at spaces into lines. The last one ends in … if the rest does not fit. */
export function breakLines(
  text: string,
  maxWidth: number,
  maxLines: number,
  style: TextStyle,
): string[] {
  const space = measureText(' ', style);
  const lines: { text: string; width: number }[] = [];
  for (const word of text.split(/\s+/)) {
    const width = measureText(word, style);
    const line = lines.at(-1);
    if (line !== undefined && line.width + space + width <= maxWidth) {
      line.text += ` ${word}`;
      line.width += space + width;
    } else lines.push({ text: word, width });
  }
  const shown = lines.slice(0, maxLines).map((line) => line.text);
  const [last = ''] = shown.slice(-1);
  if (lines.length > maxLines) shown[maxLines - 1] = shorten(last, maxWidth, style);
  return shown;
}

function shorten(line: string, maxWidth: number, style: TextStyle): string {
  const shortened = `${line}…`;
  if (measureText(shortened, style) <= maxWidth || !line.includes(' ')) return shortened;
  return shorten(line.slice(0, line.lastIndexOf(' ')), maxWidth, style);
}
