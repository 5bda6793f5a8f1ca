/** Pixels of the picture that other sites and messengers show with a link to a page (Open Graph). */
export const linkPictureSize = { width: 1200, height: 630 } as const;
