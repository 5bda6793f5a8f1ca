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
} as const;
