/** The element with the site's own faces; gatsby-ssr.tsx writes it. */
export const facesId = 'faces';

/**
 * Faces that came too late for the first paint (theme/fonts.ts) are shown from the next page on, where all lines are new anyway.
 * Without this whoever goes on within the site would never see them. Where they were in time nothing is touched: written anew, they
 * are asked for again, and every line of the page is laid out again.
 */
export function showLateFaces(): void {
  const style = document.getElementById(facesId);
  if (style?.textContent.includes('optional') && [...document.fonts].some(isLate)) {
    style.textContent = style.textContent.replace(/optional/g, 'swap');
  }
}

/** Its status says only that it has come; whether it is drawn with, a canvas tells without a layout of the page. */
function isLate({ family, display }: FontFace): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  if (display !== 'optional' || !canvas) return false;
  const [own, standIn] = [`${family},monospace`, 'monospace'].map((families) => {
    canvas.font = `20px ${families}`;
    return canvas.measureText('width').width;
  });
  return own === standIn;
}
