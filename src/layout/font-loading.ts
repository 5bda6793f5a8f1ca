/** The style element with the site's fonts, written by gatsby-ssr.tsx. */
export const fontStyleId = 'faces';

/** Shows fonts that loaded too late for the first paint (theme/global-css.ts) from the next page on. */
export function showLateFonts(): void {
  const style = document.getElementById(fontStyleId);
  if (style?.textContent.includes('optional') && [...document.fonts].some(isLate)) {
    style.textContent = style.textContent.replace(/optional/g, 'swap');
  }
}

/** A font's status does not say if it is used; a canvas does, without a layout of the page. */
function isLate({ family, display }: FontFace): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (display !== 'optional' || !canvas) return false;
  const [actual, fallback] = [`${family},monospace`, 'monospace'].map((families) => {
    canvas.font = `20px ${families}`;
    return canvas.measureText('width').width;
  });
  return actual === fallback;
}
