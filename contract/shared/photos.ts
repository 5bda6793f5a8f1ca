/** A photo of a person. The browser crops it to a square and uploads that. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  maxSentBytes: 2 * 1024 * 1024,
} as const;

/** Pixels. Photos are shown at 96, on screens of twice the density. */
const minSide = 200;

/** Why a photo is rejected; null if it is large enough. */
export function checkPhotoSize({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | null {
  if (Math.min(width, height) >= minSide) return null;
  return `This photo is ${width} × ${height} pixels, which is too small. Choose one of at least ${minSide} × ${minSide} pixels`;
}

/** iPhones store photos as HEIC. Most programs convert them when they are sent; without a license for its codec, the server can't. */
export const heicMessage =
  'We can’t read this kind of picture (HEIC). On a phone, take a screenshot of it and choose that. On a Mac, open it in Preview and export it as JPEG. In Windows, open it in Photos and save it as JPEG.';
