import { helpDeskScreens } from '../help-desk/screens';
import type { RecordKind } from '../shared/record-url';
import type { ScreenId } from '../shared/roles';

export const followUpKinds = [
  'thread',
  'request',
  'application',
  'employee',
] as const satisfies RecordKind[];
export type FollowUpKind = (typeof followUpKinds)[number];

/** An account needs one of them. */
export const followUpScreens: readonly ScreenId[] = [
  'form-messages',
  ...Object.values(helpDeskScreens),
  ...(['jobs', 'add-employee'] as const),
];

/** The audit log calls a request help-desk. */
export const toAuditKind = (kind: FollowUpKind) =>
  kind === 'request' ? ('help-desk' as const) : kind;

export const maxFollowUpText = 200;

/** Filters of a list. */
export const followUpFilters = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  mine: 'Mine',
} as const;
export type FollowUpFilter = keyof typeof followUpFilters;

/** Its entries in the history of a record. */
export const followUpFields = ['follow-up', 'follow-up-done'] as const;
export type FollowUpField = (typeof followUpFields)[number];

export const isFollowUpField = (field: string | null): field is FollowUpField =>
  followUpFields.some((one) => one === field);
