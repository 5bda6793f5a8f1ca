import { helpDeskScreens } from '../help-desk/screens';
import type { ScreenId } from '../shared/roles';

/** How keys begin, by kind. A message's ends with its channel or outcome: '/chats/p1/email'. */
const prefixes = {
  thread: '/chats/',
  'help-desk': '/helpDesk/records/',
  decision: 'decision/',
  application: '/jobs/applications/',
  employee: 'employee:',
  job: 'job:',
} as const;
export type DraftKind = keyof typeof prefixes;
export type FormKind = 'employee' | 'job';
export type MessageKind = Exclude<DraftKind, FormKind>;

export const isFormKind = (kind: DraftKind): kind is FormKind =>
  kind === 'employee' || kind === 'job';

type DraftKey<Kind extends DraftKind> = `${(typeof prefixes)[Kind]}${string}`;
export type MessageKey = DraftKey<MessageKind>;
/** The draft of an invitation is not stored. */
export type FormKey = DraftKey<FormKind> | 'assign-role';

/** The subject of a form for a record that does not exist yet. */
export const newRecord = 'new';

export type DraftTarget = { kind: DraftKind; subject: string };

export function buildDraftKey<Kind extends DraftKind>(
  kind: Kind,
  subject: string,
  ...channel: Kind extends FormKind ? [] : [channel: string]
): DraftKey<Kind> {
  return [`${prefixes[kind]}${subject}`, ...channel].join('/') as DraftKey<Kind>;
}

const kinds = Object.keys(prefixes) as DraftKind[];

export const isMessageKey = (key: string): key is MessageKey =>
  kinds.some((kind) => !isFormKind(kind) && key.startsWith(prefixes[kind]));

/** Null for input that is not stored as a draft. */
export function parseDraftKey(key: string): DraftTarget | null {
  for (const kind of kinds) {
    const channel = isFormKind(kind) ? '' : '/[a-z-]{1,20}';
    const subject = new RegExp(`^${prefixes[kind]}([\\w-]{1,40})${channel}$`).exec(key)?.[1];
    if (subject !== undefined) return { kind, subject };
  }
  return null;
}

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
