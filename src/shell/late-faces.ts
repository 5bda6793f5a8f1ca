/** The element with the site's own faces; gatsby-ssr.tsx writes it. */
export const facesId = 'faces';

/**
 * Faces that came too late for the first paint (theme/fonts.ts) are shown from the next page on, where all lines are new anyway.
 * Without this whoever goes on within the site would never see them.
 */
export function showLateFaces(): void {
  const style = document.getElementById(facesId);
  if (style) style.textContent = style.textContent.replace(/optional/g, 'swap');
}
