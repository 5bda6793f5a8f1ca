import type { SiteLanguage } from '../shared/text/site-languages';

/** Channels of the public forms: the submissions that the overview counts. */
export const formChannels = ['eligibility', 'contact', 'enrollment'] as const;

/** Notes and calls are internal: they are never sent. */
export const channels = [...formChannels, 'sms', 'email', 'note', 'call'] as const;
export type Channel = (typeof channels)[number];

export function isFormChannel(channel: Channel): boolean {
  return formChannels.some((form) => form === channel);
}

/** The office's progress with a person (docs/decisions/019). */
export const threadStatusLabels = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
} as const;
export type ThreadStatus = keyof typeof threadStatusLabels;
export const threadStatuses = Object.keys(threadStatusLabels) as ThreadStatus[];

/** Open threads have any status but closed. */
export const statusFilters = ['open', ...threadStatuses, 'all'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** How a wait ended, or that it is overdue: missed. */
export const targetResults = ['kept', 'missed'] as const;
export type TargetResult = (typeof targetResults)[number];

/** Filters by when a reply is due. */
export const dueFilters = ['overdue', 'today'] as const;
export type DueFilter = (typeof dueFilters)[number];

export const templateChannels = {
  any: 'Text or email',
  sms: 'Text message',
  email: 'Email',
} as const;

/** The composers that offer a template. */
export const templatePlaces = {
  any: 'Everywhere',
  inbox: 'Inbox',
  'help-desk': 'Help desk',
  applications: 'Applications',
} as const;
export type TemplatePlace = keyof typeof templatePlaces;

/** The languages of templates. */
export const templateLanguages = { en: 'English', es: 'Spanish' } as const satisfies Record<
  SiteLanguage,
  string
>;

/** Characters of a company name, which precedes each text message with ': '. */
export const maxCompanyLength = 98;

/** Characters of a text message with the company (Twilio error 21617). */
export const maxTextLength = 1_600;

/** Characters of what the office writes, by channel. Beyond text messages, a limit that nobody reaches by typing. */
export const maxMessageLength = {
  sms: maxTextLength - maxCompanyLength - 2,
  email: 10_000,
  'status-page': 10_000,
  note: 10_000,
  call: 10_000,
} as const;

/** The ways to write something down in a composer. */
export type ChannelId = keyof typeof maxMessageLength;

/** Of an inbound email with everything that it quotes. */
export const maxFullTextLength = 100_000;

export const maxTemplateLength = maxMessageLength.sms;

/** Characters left, negative beyond the limit. Counts code points, as JSON Schema does. */
export function countCharactersLeft(max: number, text: string): number {
  return max - [...text].length;
}

export const threadEventKinds = [
  'status',
  'assigned',
  'merged',
  'split',
  'merged-into',
  'split-from',
  'reopened',
  'consent-given',
  'consent-withdrawn',
  'email-added',
  'changed',
  'snoozed',
  'woke',
  'added',
  'tagged',
  'untagged',
] as const;
export type ThreadEventKind = (typeof threadEventKinds)[number];

/** Of a thread that is snoozed until the person writes. */
export const untilTheyWrite = '2999-12-31T00:00:00.000Z';

/** Results of a call that reached nobody: the person still waits. */
export const missedCalls = { 'no-answer': 'No answer', voicemail: 'Left voicemail' } as const;
export type MissedCall = keyof typeof missedCalls;

export function isMissedCall(text: string | null | undefined): text is MissedCall {
  return Object.keys(missedCalls).some((result) => result === text);
}

/** How the office came to know a person. */
export const contactSources = {
  form: 'Website form',
  phone: 'Phone call',
  'walk-in': 'Walk-in',
  referral: 'Referral',
  event: 'Event',
  text: 'Text message',
  email: 'Email',
} as const;
export type ContactSource = keyof typeof contactSources;

/** Suggestions; the office may write another one. */
export const contactPointLabels = ['Mobile', 'Home', 'Work'] as const;

export const maxContactPoints = 20;

/** From then on, a number that is being typed is looked up. */
export const minLookupDigits = 7;

/** Characters of what is known about a person. */
export const maxPersonText = { name: 100, label: 40, relationship: 60, note: 10_000 } as const;
