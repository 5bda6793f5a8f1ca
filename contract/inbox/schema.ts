import Type, { type Static } from 'typebox';
import { assignee, assigneeFilter, snooze, version } from './change-schema';
import {
  channels,
  contactSources,
  dueFilters,
  maxMessageLength,
  missedCalls,
  statusFilters,
  targetResults,
  threadStatuses,
  type MissedCall,
} from './constants';
import { followUp, followUpFilter } from '../follow-ups/schema';
import { exportFormats, maxCounted, maxMatches, maxMessagesPerThread } from '../shared/list-limits';
import { emailParts, fileIds, mentions, messageFiles, sentFields } from '../messages/schema';
import { clientLanguages } from '../shared/languages';
import { regionIds } from '../shared/regions';
import {
  closedObject,
  keyEnum,
  LabeledValue,
  namedObject,
  nullable,
  phoneNumber,
  possibleSpam,
  recordId,
  strictObject,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { officeDay } from '../shared/schema/list-query';
import { nonBlankText, storableText } from '../shared/text/patterns';
import { texting } from '../sms/schema';
import { tagFilter, tagIds } from '../tags/schema';
import { ContactPoint, personFields } from './person-schema';

export const deliveryStates = ['received', 'queued', 'sent', 'failed'] as const;

export const finalDelivery = Type.Optional(
  Type.Boolean({ description: 'true: the same message to the same number would fail again' }),
);

const missedCallIds = Object.keys(missedCalls) as MissedCall[];
export const intents = ['stop', 'start', 'help', 'automatic', ...missedCallIds] as const;

const contact = Type.String({
  description:
    "Ten digits; another sender of texts as Twilio names it, such as '+525512345678', '72323', or 'whatsapp:+12125550177'; '' for a person known only by email",
});

/** An eligibility check. Date of birth and Medicaid number are masked; revealing one is a separate, audited call. */
export const EligibilityDetails = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: nullable(Type.String()),
  contact: phoneNumber,
  time: Type.String(),
  dob: Type.String({ description: 'Masked' }),
  medicate: nullable(Type.String({ description: 'Masked' })),
  consent: Type.Boolean(),
  cardId: nullable(Type.String({ description: 'Id of the benefit card' })),
});
export type EligibilityDetails = Static<typeof EligibilityDetails>;

export const ChatMessage = Type.Object(
  {
    id: Type.String(),
    at: timestamp,
    channel: stringEnum(channels),
    direction: stringEnum(['in', 'out']),
    text: Type.String({ description: 'Never a date of birth or Medicaid number' }),
    author: nullable(Type.String(), "The staff member's email, if the office wrote it"),
    delivery: stringEnum(deliveryStates, "'received' for incoming messages, notes, and calls"),
    problem: Type.Optional(Type.String({ description: 'Why the carrier did not deliver a text' })),
    isFinal: finalDelivery,
    sender: nullable(
      Type.String(),
      'The person who sent it: not the one of the thread if threads were merged, or if an email came from another address. Null if the office wrote it',
    ),
    email: nullable(
      Type.String(),
      'The address in a form, or the sender of an email, or its recipient if the office wrote it',
    ),
    replyTo: Type.Optional(
      Type.String({ description: 'Where the sender of an email wants replies; not verified' }),
    ),
    number: nullable(
      Type.String(),
      'The recipient of a text from the office, or the number of the person who sent a text or a form',
    ),
    intent: nullable(
      stringEnum(intents),
      'The keyword of an incoming text, or an email from a program: it needs no reply. Or a call that reached nobody',
    ),
    possibleSpam,
    eligibility: nullable(EligibilityDetails),
    details: Type.Array(LabeledValue, { description: 'The other fields of a form, in form order' }),
    files: messageFiles,
    hasFullText: Type.Optional(
      Type.Boolean({ description: 'Text of the email was left out, such as what it quotes' }),
    ),
  },
  { $id: 'ChatMessage' },
);
export type ChatMessage = Static<typeof ChatMessage>;

/** An address in a message. It may not belong to the same person (docs/decisions/006). */
export const LaterAddress = Type.Object({
  email: Type.String(),
  messageId: Type.String({ description: 'The latest message with this address' }),
  isReplyTo: Type.Optional(Type.Boolean({ description: 'The message asked for replies there' })),
});
export type LaterAddress = Static<typeof LaterAddress>;

export const MergedThread = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  contact,
  email: nullable(Type.String(), 'The preferred address'),
});
export type MergedThread = Static<typeof MergedThread>;

export const FullText = namedObject('FullText', { text: Type.String() });

export const EarlierMessages = namedObject('EarlierMessages', {
  messages: Type.Array(ChatMessage, {
    description: `The last ${String(maxMessagesPerThread)} before that message, oldest first`,
  }),
  remaining: Type.Integer({ description: 'How many come before these' }),
});
export type EarlierMessages = Static<typeof EarlierMessages>;

const chatFields = {
  userId: Type.String(),
  role: Type.Literal('visitor'),
  name: Type.String(),
  contact,
  email: nullable(Type.String(), 'The preferred address'),
  region: stringEnum(regionIds),
  status: stringEnum(threadStatuses),
  assignee,
  version,
  ...snooze,
  tags: tagIds,
  followUp,
  total: Type.Integer({ description: 'All messages, including those left out' }),
  waitsSince: nullable(timestamp, 'When the wait for a reply began; null if nobody waits'),
  dueAt: nullable(timestamp, 'When a reply is due; null if nobody waits'),
  replyWithin: nullable(
    Type.Integer(),
    'The target: minutes of office hours from one to the other',
  ),
};

/** A thread: one person (specification section 3: userId, messages, role; the rest is added). */
export const Chat = Type.Object(
  {
    ...chatFields,
    ...personFields,
    contactPoints: Type.Array(ContactPoint, {
      description: 'Of this thread, the preferred ones first, and then of those merged into it',
    }),
    laterAddresses: Type.Array(LaterAddress, {
      description: 'Addresses in later messages that are no contact points, latest first',
    }),
    merged: Type.Array(Type.Object({ ...MergedThread.properties, version }), {
      description: 'Threads merged into this one',
    }),
    possibleDuplicates: Type.Array(MergedThread, {
      description: 'Other threads with the same number or email address, latest activity first',
    }),
    ...texting,
    messages: Type.Array(ChatMessage, {
      description: `The last ${String(maxMessagesPerThread)}, oldest first`,
    }),
  },
  { $id: 'Chat' },
);
export type Chat = Static<typeof Chat>;

export const ChatSummary = Type.Object(
  {
    ...chatFields,
    hasFailedReply: Type.Optional(
      Type.Boolean({ description: 'True if the latest reply was not delivered' }),
    ),
    possibleSpam,
    hasPossibleDuplicates: Type.Boolean(),
    messages: Type.Array(ChatMessage, { maxItems: 1, description: 'Only the latest one' }),
  },
  { $id: 'ChatSummary' },
);
export type ChatSummary = Static<typeof ChatSummary>;

export const ChatsFilter = Type.Object(
  {
    status: Type.Optional(
      stringEnum(statusFilters, "By default 'open', which is not closed, or 'all' with a search"),
    ),
    assignee: assigneeFilter,
    region: Type.Optional(stringEnum(regionIds)),
    channel: Type.Optional(stringEnum(channels, 'Of any message')),
    source: Type.Optional(keyEnum(contactSources, 'How the office came to know the person')),
    language: Type.Optional(stringEnum(clientLanguages)),
    tag: tagFilter,
    from: Type.Optional(officeDay('A form was submitted on this day or later')),
    to: Type.Optional(officeDay('A form was submitted on this day or earlier')),
    target: Type.Optional(
      stringEnum(
        targetResults,
        'A wait that began on those days was answered in time, or late or not at all',
      ),
    ),
    due: Type.Optional(
      stringEnum(dueFilters, 'A reply is overdue, or due by the end of the day or overdue'),
    ),
    waiting: Type.Optional(stringEnum(['1'], 'Only threads waiting for a reply')),
    failed: Type.Optional(stringEnum(['1'], 'Only threads whose latest reply was not delivered')),
    unread: Type.Optional(stringEnum(['1'], 'Only threads that the account has not read')),
    snoozed: Type.Optional(
      stringEnum(['1'], 'Only snoozed threads, which lists of open work leave out'),
    ),
    followUp: followUpFilter,
    sort: Type.Optional(
      stringEnum(
        ['waiting', 'due', 'follow-up'],
        'Longest wait, what is due first, or the earliest follow-up; then the latest activity',
      ),
    ),
  },
  { additionalProperties: false },
);

export const ChatsExportQuery = strictObject({
  ...ChatsFilter.properties,
  format: stringEnum(exportFormats),
});

const cursor = (description: string) => Type.String({ pattern: '^[\\w.:~-]{1,120}$', description });

export const ChatsQuery = Type.Object(
  {
    ...ChatsFilter.properties,
    open: Type.Optional({ ...recordId, description: 'Stays in the list after it is read' }),
    limit: Type.Optional(Type.String({ description: 'Maximum number of threads' })),
    after: Type.Optional(cursor('The page after the one that had this as `older`')),
    before: Type.Optional(cursor('The page before the one that had this as `newer`')),
  },
  { additionalProperties: false },
);

export const ChatsResponse = namedObject('ChatsResponse', {
  chats: Type.Array(ChatSummary),
  total: Type.Integer({
    description: `All matches, including those on other pages, up to ${String(maxCounted)}, or ${String(maxMatches)} of a search`,
  }),
  isTotalCapped: Type.Optional(Type.Boolean({ description: 'True if there are more' })),
  onDays: Type.Optional(
    Type.Integer({
      description: 'Their submissions on the days of the filter; with `target`, their waits',
    }),
  ),
  newer: nullable(Type.String(), 'The `before` of the previous page'),
  older: nullable(Type.String(), 'The `after` of the next page'),
});
export type ChatsResponse = Static<typeof ChatsResponse>;

const writtenText = Type.String({
  minLength: 1,
  maxLength: maxMessageLength.email,
  pattern: nonBlankText,
});

export const SentChatMessage = namedObject('SentChatMessage', {
  ...ChatMessage.properties,
  ...sentFields,
});

export const NoteRequest = Type.Object(
  {
    channel: stringEnum(
      ['note', 'call'],
      'A private note, or a call, which sets the status Contacted',
    ),
    text: Type.String({
      maxLength: maxMessageLength.email,
      pattern: storableText,
      description: 'May be empty for a call that reached nobody',
    }),
    missed: Type.Optional(stringEnum(missedCallIds, 'A call that reached nobody')),
    files: fileIds,
    mentions,
  },
  { $id: 'NoteRequest', additionalProperties: false },
);
export type NoteRequest = Static<typeof NoteRequest>;

export const ReplyRequest = closedObject('ReplyRequest', {
  channel: stringEnum(['sms', 'email']),
  to: Type.String({
    minLength: 1,
    maxLength: 254,
    description:
      'The recipient shown to the user: a contact point, or an address of the message. 409 if it is none anymore, or if the thread was merged since',
  }),
  messageId: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{1,40}$',
      description: 'For an email: the message it replies to; default: the first message',
    }),
  ),
  text: writtenText,
  ...emailParts,
});
export type ReplyRequest = Static<typeof ReplyRequest>;

/** POST /chats/{userId}/messages/{messageId}/reveal: one masked field in clear text. The server records who and when. */
export const RevealRequest = closedObject('RevealRequest', {
  field: stringEnum(['dob', 'medicate']),
});
export type RevealRequest = Static<typeof RevealRequest>;

export const RevealResponse = namedObject('RevealResponse', { value: Type.String() });
