import { roles } from '../shared/roles';

export const roleFilters = ['any', ...roles, 'none'] as const;
export const stateFilters = ['any', 'active', 'waiting', 'disabled', 'unverified'] as const;
/** 'office' keeps the server's order. */
export const accountSorts = ['office', 'name', 'role', 'created', 'seen'] as const;

/** The profile photo. The browser crops it to a square and uploads that. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  maxSentBytes: 2 * 1024 * 1024,
  /** Pixels. Photos are shown at 96, on screens of twice the density. */
  minSide: 200,
} as const;

/** Why a photo is rejected; null if it is large enough. */
export function checkPhotoSize({
  width,
  height,
}: {
  width: number;
  height: number;
}): string | null {
  const { minSide } = photoLimits;
  if (Math.min(width, height) >= minSide) return null;
  return `This photo is ${width} × ${height} pixels, which is too small. Choose one of at least ${minSide} × ${minSide} pixels`;
}
