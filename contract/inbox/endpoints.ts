import Type from 'typebox';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import { helpDeskScreens } from '../help-desk/screens';
import { regionIds } from '../shared/regions';
import { recordId, strictObject, stringEnum, versionText } from '../shared/schema/fields';
import { UndoRequest, UndoResponse } from '../shared/schema/undo';
import { consentEndpoints } from '../sms/endpoints';
import {
  AssigneesQuery,
  AssigneesResponse,
  BulkThreadChange,
  BulkThreadResponse,
  MergeRequest,
  MergeResponse,
  ThreadChange,
  ThreadChangeResponse,
} from './change-schema';
import { ThreadEventsResponse } from './event-schema';
import {
  KnownPerson,
  NewPerson,
  PersonChange,
  PersonChangeResponse,
  PersonLookup,
} from './person-schema';
import {
  Chat,
  ChatMessage,
  ChatsExportQuery,
  ChatsFilter,
  ChatsQuery,
  ChatsResponse,
  EarlierMessages,
  FullText,
  NoteRequest,
  ReplyRequest,
  RevealRequest,
  RevealResponse,
  SentChatMessage,
} from './schema';
import { ReadChange, Unread } from './unread-schema';
import { NewTemplate, Template, TemplateChange, TemplatesResponse } from './template-schema';

const access = ['form-messages'] as const;

/** Every composer offers them. */
const templateAccess = ['form-messages', 'jobs', ...Object.values(helpDeskScreens)] as const;

const merging = { body: MergeRequest, response: MergeResponse } as const;

/** Low, so that a stolen session cannot empty the inbox in minutes. */
const maxRevealsPerMinute = 30;

/** A thread's id is `userId` here (specification, section 3). */
export const inboxEndpoints = withAccess(access, {
  'GET /chats': {
    summary: 'List threads, latest activity first',
    query: ChatsQuery,
    response: ChatsResponse,
  },
  'POST /chats': {
    summary: 'Add a person, assigned to the caller. 409 if there is one with this name and number',
    access,
    perMinute: 60,
    body: NewPerson,
    response: Type.Object({ userId: Type.String() }),
    status: 201,
  },
  'POST /chats/lookup': {
    summary: 'Find who has an email address, or a number of which at least seven digits are known',
    access,
    perMinute: 240,
    body: PersonLookup,
    response: Type.Object({ people: Type.Array(KnownPerson) }),
  },
  'GET /chats/unread': {
    summary: 'Count new messages, and the unread messages of each thread',
    response: Unread,
  },
  'POST /chats/unread': {
    summary: 'Mark one thread, or all that match the filter, as seen, read, or unread',
    perMinute: 240,
    query: ChatsFilter,
    body: ReadChange,
    response: Unread,
  },
  'GET /chats/assignees': {
    summary: 'List staff who can be assigned a thread',
    query: AssigneesQuery,
    response: AssigneesResponse,
  },
  'GET /chats/export': exportEndpoint('threads', access, ChatsExportQuery),
  'POST /chats/states': {
    summary: 'Change the status or assignee of several threads',
    body: BulkThreadChange,
    response: BulkThreadResponse,
  },
  'POST /chats/undo': {
    summary: 'Undo a change of status, assignee, or person',
    body: UndoRequest,
    response: UndoResponse,
  },
  'GET /chats/:userId': {
    summary: 'Get a thread. For a merged thread, the thread it was merged into',
    response: Chat,
  },
  'PATCH /chats/:userId': {
    summary: 'Change the status or assignee of a thread',
    body: ThreadChange,
    response: ThreadChangeResponse,
  },
  'PATCH /chats/:userId/person': {
    summary: 'Change what is known about a person, and how to reach them',
    description: 'For a merged thread, its own contact points.',
    body: PersonChange,
    response: PersonChangeResponse,
  },
  'GET /chats/:userId/events': {
    summary: 'List who changed a thread: status, assignee, person, merges, consent, addresses',
    response: ThreadEventsResponse,
  },
  'POST /chats/:userId/presence': presenceEndpoint('a thread', access),
  ...consentEndpoints('/chats/:userId', access),
  'GET /chats/:userId/messages': {
    summary: 'List earlier messages of a thread',
    query: strictObject({ before: recordId }),
    response: EarlierMessages,
  },
  'GET /chats/:userId/messages/:messageId/full-text': {
    summary: 'Show an email with the text that it quotes',
    response: FullText,
  },
  'POST /chats/:userId/messages/:messageId/reveal': {
    summary: 'Reveal a masked field',
    perMinute: maxRevealsPerMinute,
    body: RevealRequest,
    response: RevealResponse,
  },
  'GET /chats/:userId/cards/:cardId': {
    summary: 'Download a benefit card',
    description: 'Returns a JPEG, PNG, WebP, or PDF file.',
    perMinute: maxRevealsPerMinute,
    response: 'file',
  },
  'POST /chats/:userId/replies': {
    summary: 'Reply by text or email',
    body: ReplyRequest,
    response: SentChatMessage,
    status: 201,
  },
  'POST /chats/:userId/messages/:messageId/retry': {
    summary: 'Send a failed reply again',
    response: ChatMessage,
  },
  'POST /chats/:userId/notes': {
    summary: 'Add a private note or log a call',
    description: 'It never leaves the office.',
    body: NoteRequest,
    response: SentChatMessage,
    status: 201,
  },
  'POST /chats/merges/undo': {
    summary: 'Undo a merge that was made a moment ago',
    body: UndoRequest,
    response: UndoResponse,
  },
  'POST /chats/:userId/merge': { summary: 'Merge another thread into this one', ...merging },
  'POST /chats/:userId/distinct': {
    summary: 'Say that another thread belongs to a different person',
    ...merging,
  },
  'POST /chats/:userId/split': { summary: 'Undo a merge', ...merging },
  'GET /templates': {
    summary: 'List reply templates by name',
    access: templateAccess,
    query: strictObject({
      userId: Type.Optional(recordId),
      region: Type.Optional(stringEnum(regionIds)),
    }),
    response: TemplatesResponse,
  },
  'POST /templates': {
    summary: 'Add a template',
    access: templateAccess,
    body: NewTemplate,
    response: Template,
    status: 201,
  },
  'PUT /templates/:id': {
    summary: 'Change a template',
    access: templateAccess,
    body: TemplateChange,
    response: Template,
  },
  'DELETE /templates/:id': {
    summary: 'Delete a template',
    access: templateAccess,
    query: Type.Object({ version: versionText }),
  },
  'POST /mail/incoming': {
    summary: 'An inbound email from the mail server',
    description:
      'The raw email, as message/rfc822. X-Mail-Timestamp: the time in whole seconds since 1970. X-Mail-Signature: HMAC-SHA256 in hex, with INCOMING_MAIL_SECRET, over that time, a period, and the email.',
    access: 'signature',
    perMinute: 300,
    body: 'file',
    // The same if it is not stored, so that the caller does not learn which addresses exist.
    response: Type.Object({ accepted: Type.Literal(true) }),
    status: 202,
  },
} as const satisfies OpenTable);
