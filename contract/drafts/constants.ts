import { helpDeskScreens } from '../help-desk/screens';
import type { ScreenId } from '../shared/roles';

/** How keys begin. A message's ends with its channel or outcome: '/chats/p1/email'. */
const messagePrefixes = {
  thread: '/chats/',
  'help-desk': '/helpDesk/records/',
  decision: 'decision/',
  application: '/jobs/applications/',
} as const;
const formPrefixes = { employee: 'employee:', job: 'job:' } as const;
const prefixes = { ...messagePrefixes, ...formPrefixes };

export type MessageKind = keyof typeof messagePrefixes;
export type FormKind = keyof typeof formPrefixes;
export type DraftKind = MessageKind | FormKind;

/** The subject of a form for a record that does not exist yet. */
export const newRecord = 'new';

/** The record that a draft belongs to. */
export type DraftTarget = { kind: DraftKind; subject: string };

export function buildDraftKey(kind: FormKind, subject: string): string;
export function buildDraftKey(kind: MessageKind, subject: string, channel: string): string;
export function buildDraftKey(kind: DraftKind, subject: string, channel?: string): string {
  return `${prefixes[kind]}${subject}${channel === undefined ? '' : `/${channel}`}`;
}

/** Null for input that is not stored as a draft. */
export function parseDraftKey(key: string): DraftTarget | null {
  for (const kind of Object.keys(prefixes) as DraftKind[]) {
    const channel = isFormKind(kind) ? '' : '/[a-z-]{1,20}';
    const subject = new RegExp(`^${prefixes[kind]}([\\w-]{1,40})${channel}$`).exec(key)?.[1];
    if (subject !== undefined) return { kind, subject };
  }
  return null;
}

export const isFormKind = (kind: DraftKind): kind is FormKind => kind in formPrefixes;

const helpDesk = Object.values(helpDeskScreens);

/** A role needs one of them. */
export const draftScreens: Record<DraftKind, readonly ScreenId[]> = {
  thread: ['form-messages'],
  'help-desk': helpDesk,
  decision: helpDesk,
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
