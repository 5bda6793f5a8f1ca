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
