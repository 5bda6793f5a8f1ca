import { roleLabels } from '../shared/roles';

export const roleFilters = { any: 'All roles', ...roleLabels, none: 'No role' } as const;
export const stateFilters = {
  any: 'All',
  active: 'Active',
  waiting: 'Pending sign-in',
  disabled: 'Disabled',
  unverified: 'Email not verified',
} as const;
/** 'office' keeps the server's order. */
export const accountSorts = ['office', 'name', 'role', 'created', 'seen'] as const;
