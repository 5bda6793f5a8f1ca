import Type, { type Static } from 'typebox';
import { channels } from './channels';
import { Detail } from '../shared/schema/labeled-value';
import { exportFormats } from '../shared/export-formats';
import { chatLimits, mostMessages } from '../shared/list-limits';
import { keptWords } from '../shared/text/patterns';
import { officeDay } from '../shared/schema/date';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { longestWriting } from './constants';
import { assignee, threadId, version } from './change-schema';
import { answeredFilters } from './filter';
import { threadStatuses } from './statuses';

export const deliveries = ['received', 'queued', 'sent', 'failed'] as const;

/** What a text may ask of the texting itself (server/sms/text-intent.ts). */
export const intents = ['stop', 'start', 'help'] as const;

/** What an eligibility check said. DOB and Medicaid number are masked here; revealing one is a call of its own, which is logged. */
export const EligibilityDetails = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  contact: Type.String({ description: 'Ten digits' }),
  time: Type.String(),
  dob: Type.String({ description: 'Masked' }),
  medicate: Type.Union([Type.String({ description: 'Masked' }), Type.Null()]),
  consent: Type.Boolean(),
  cardId: Type.Union([Type.String({ description: 'Id of the benefit card' }), Type.Null()]),
});
export type EligibilityDetails = Static<typeof EligibilityDetails>;

export const ChatMessage = Type.Object(
  {
    id: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC' }),
    channel: oneOf(channels),
    direction: oneOf(['in', 'out']),
    text: Type.String({ description: 'Never a DOB or a Medicaid number' }),
    author: Type.Union([Type.String(), Type.Null()], {
      description: "The staff member's e-mail, of what the office wrote",
    }),
    delivery: oneOf(
      deliveries,
      "Of an answer, how far it has come; 'received' where nothing is sent: of what came in, notes and calls",
    ),
    problem: Type.Optional(
      Type.String({ description: 'Why the carrier did not deliver a text, in words' }),
    ),
    email: Type.Union([Type.String(), Type.Null()], {
      description: 'The address a form gave; of an e-mail from the office, where it went',
    }),
    number: Type.Union([Type.String(), Type.Null()], {
      description: 'Ten digits; of a text from the office, where it went',
    }),
    intent: Type.Union([oneOf(intents), Type.Null()], {
      description: 'What a text asks of the texting and of nobody: it waits for no answer',
    }),
    eligibility: Type.Union([EligibilityDetails, Type.Null()]),
    details: Type.Array(Detail, {
      description: 'What a form said beside its text, in the order of the form',
    }),
  },
  { $id: 'ChatMessage' },
);
export type ChatMessage = Static<typeof ChatMessage>;

/** An address that a message after the first one gave: nobody knows whether it is that person's (docs/decisions/006). */
export const LaterAddress = Type.Object({
  email: Type.String(),
  messageId: Type.String({ description: 'The latest message that gave it' }),
});
export type LaterAddress = Static<typeof LaterAddress>;

/** A thread that was merged into another one: its messages show there. */
export const MergedThread = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  contact: Type.String({ description: 'Ten digits' }),
  email: Type.Union([Type.String(), Type.Null()], {
    description: 'The address that its first message gave',
  }),
});
export type MergedThread = Static<typeof MergedThread>;

/** GET /chats/{userId}/messages?before={messageId}: those a Chat leaves out. */
export const EarlierMessages = Type.Object(
  {
    messages: Type.Array(ChatMessage, {
      description: `The last ${String(mostMessages)} before that message, oldest first`,
    }),
    left: Type.Integer({ description: 'How many there are before these' }),
  },
  { $id: 'EarlierMessages' },
);
export type EarlierMessages = Static<typeof EarlierMessages>;

/** A thread is one person (specification section 3: userId, messages, role; the rest is this product's). */
export const Chat = Type.Object(
  {
    userId: Type.String(),
    role: Type.Literal('visitor'),
    name: Type.String(),
    contact: Type.String({ description: 'Ten digits' }),
    email: Type.Union([Type.String(), Type.Null()], {
      description: 'The address that the first message gave',
    }),
    laterAddresses: Type.Array(LaterAddress, {
      description: 'Other addresses that later messages gave, the latest first',
    }),
    region: oneOf(regionIds),
    status: oneOf(threadStatuses),
    assignee,
    version,
    merged: Type.Array(MergedThread, { description: 'Threads that were merged into it' }),
    mayText: Type.Boolean({ description: 'Consent is recorded and the number has not opted out' }),
    optedOutAt: Type.Union([Type.String(), Type.Null()], {
      description: 'ISO 8601, UTC: when the number has opted out of texts; null after START too',
    }),
    messages: Type.Array(ChatMessage, {
      description: `The last ${String(mostMessages)}, oldest first`,
    }),
    total: Type.Integer({ description: 'Messages in all, those left out included' }),
  },
  { $id: 'Chat' },
);
export type Chat = Static<typeof Chat>;

/** What GET /chats and its export may be asked for; what is searched for stands in a header (list-limits.ts). */
export const ChatsFilter = Type.Object({
  status: Type.Optional(oneOf(threadStatuses)),
  who: Type.Optional(oneOf(['mine', 'nobody'])),
  region: Type.Optional(oneOf(regionIds)),
  channel: Type.Optional(oneOf(channels, 'Of any of its messages')),
  from: Type.Optional(officeDay('A form of theirs came in on this day at the office, or later')),
  to: Type.Optional(officeDay('The same, on this day or earlier')),
  answered: Type.Optional(
    oneOf(
      answeredFilters,
      'Who began to wait for an answer on those days: anyone, who was answered within 24 hours, or who was not',
    ),
  ),
  waiting: Type.Optional(oneOf(['1'], 'Only who waits for an answer')),
  failed: Type.Optional(oneOf(['1'], 'Only where the latest answer was not delivered')),
  sort: Type.Optional(oneOf(['waiting'], 'Who has waited longest first, then the latest activity')),
});

export const ChatsExportQuery = Type.Object(
  { ...ChatsFilter.properties, format: oneOf(exportFormats) },
  { additionalProperties: false },
);

/** POST /chats/export: of the threads that the browser names, for what is unread only it knows. */
export const NamedExport = Type.Object(
  {
    format: oneOf(exportFormats),
    userIds: Type.Array(threadId, { minItems: 1, maxItems: chatLimits.usual }),
  },
  { $id: 'NamedExport', additionalProperties: false },
);

export const ChatsQuery = Type.Object(
  {
    ...ChatsFilter.properties,
    limit: Type.Optional(Type.String({ description: 'How many at most: a whole number' })),
    offset: Type.Optional(
      Type.String({ pattern: '^\\d{1,9}$', description: 'How many are left out before' }),
    ),
  },
  { additionalProperties: false },
);

/** GET /chats: so many threads (list-limits.ts), newest activity first. */
export const ChatsAnswer = Type.Object(
  {
    chats: Type.Array(Chat),
    total: Type.Integer({
      description: 'Threads that the filter lets through, those left out included',
    }),
  },
  { $id: 'ChatsAnswer' },
);
export type ChatsAnswer = Static<typeof ChatsAnswer>;

const writtenText = Type.String({
  minLength: 1,
  maxLength: longestWriting.email,
  pattern: keptWords,
});

/** POST /chats/{userId}/notes, with an optional Idempotency-Key: what only the office reads. Answers the new message. */
export const NoteRequest = Type.Object(
  {
    channel: oneOf(
      ['note', 'call'],
      'A private note, or what was said on the telephone: a person who was called has been contacted',
    ),
    text: writtenText,
  },
  { $id: 'NoteRequest', additionalProperties: false },
);
export type NoteRequest = Static<typeof NoteRequest>;

/** POST /chats/{userId}/replies, with an optional Idempotency-Key. Answers the new message; 400 also to a text longer than texts may be (reply-limits.ts). */
export const ReplyRequest = Type.Object(
  {
    channel: oneOf(['sms', 'email']),
    to: Type.String({
      minLength: 1,
      maxLength: 254,
      description:
        'Ten digits or the e-mail address, as whoever writes has it on the screen: 409 when it would go elsewhere, for the thread has been merged since',
    }),
    messageId: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{1,40}$',
        description:
          'Of an e-mail: the message it answers, and to whose address it goes; left out: that of the first message',
      }),
    ),
    text: writtenText,
  },
  { $id: 'ReplyRequest', additionalProperties: false },
);
export type ReplyRequest = Static<typeof ReplyRequest>;

/** POST /chats/{userId}/messages/{messageId}/reveal: one masked field in clear; the server records who and when. */
export const RevealRequest = Type.Object(
  { field: oneOf(['dob', 'medicate']) },
  { $id: 'RevealRequest', additionalProperties: false },
);
export type RevealRequest = Static<typeof RevealRequest>;

export const RevealAnswer = Type.Object({ value: Type.String() }, { $id: 'RevealAnswer' });
export type RevealAnswer = Static<typeof RevealAnswer>;
