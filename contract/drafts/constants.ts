import { helpDeskScreens } from '../help-desk/screens';
import type { ScreenId } from '../shared/roles';

const draftKinds = {
  thread: /^\/chats\/([\w-]{1,40})\/(?:sms|email|note|call)$/,
  'help-desk':
    /^(?:\/helpDesk\/records\/([\w-]{1,40})\/(?:sms|email|status-page|note)|decision\/([\w-]{1,40})\/(?:approved|declined|undecided))$/,
  application: /^\/jobs\/applications\/([\w-]{1,40})\/note$/,
  employee: /^employee:([\w-]{1,40})$/,
  job: /^job:([\w-]{1,40})$/,
} as const;
export type DraftKind = keyof typeof draftKinds;

/** The subject of a form for a record that does not exist yet. */
export const newRecord = 'new';

export type DraftTarget = { kind: DraftKind; subject: string };

/** The record that a draft belongs to; null for input that is not stored. '/chats/p1/email' is an email to the person p1. */
export function parseDraftKey(key: string): DraftTarget | null {
  for (const kind of Object.keys(draftKinds) as DraftKind[]) {
    const subject = draftKinds[kind].exec(key)?.slice(1).find(Boolean);
    if (subject !== undefined) return { kind, subject };
  }
  return null;
}

/** A role needs one of them. */
export const draftScreens: Record<DraftKind, readonly ScreenId[]> = {
  thread: ['form-messages'],
  'help-desk': Object.values(helpDeskScreens),
  application: ['jobs'],
  employee: ['add-employee'],
  job: ['jobs', 'add-job'],
};

export const draftLimits = {
  perAccount: 300,
  /** Encrypted, in all, because a dashboard reads them at once. */
  charactersPerAccount: 12_000_000,
  /** Characters of a text or of a field. */
  field: 110_000,
  retentionDays: 30,
} as const;
