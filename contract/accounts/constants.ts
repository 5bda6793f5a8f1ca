import { roles } from '../shared/roles';

export const roleFilters = ['any', ...roles, 'none'] as const;
export const stateFilters = ['any', 'active', 'waiting', 'disabled', 'unverified'] as const;
/** 'office' keeps the server's order. */
export const accountSorts = ['office', 'name', 'role', 'created', 'seen'] as const;
