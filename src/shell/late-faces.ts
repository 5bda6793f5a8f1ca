/** The element with the site's own faces; gatsby-ssr.tsx writes it. */
export const facesId = 'faces';

/**
 * Faces that came too late for the first paint (theme/fonts.ts) are shown from the next page on, where all lines are new anyway.
 * Without this whoever goes on within the site would never see them.
 */
export function showLateFaces(): void {
  const style = document.getElementById(facesId);
  // Written anew, the faces are asked for again: without a network they would be lost.
  if (style?.textContent.includes('optional')) {
    style.textContent = style.textContent.replace(/optional/g, 'swap');
  }
}
