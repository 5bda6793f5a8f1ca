import Type, { type Static } from 'typebox';
import { helpDeskEventTypes } from './constants';
import { Identity } from './identity-schema';
import { QueueItem, recordState, recordVersion, ReplyFile, requestDetails } from './queue-schema';
import { maxMessageLength } from '../inbox/constants';
import { deliveryStates, finalDelivery } from '../inbox/schema';
import { emailParts, fileIds, mentions, messageFiles, sentFields } from '../messages/schema';
import { clientLanguages } from '../shared/languages';
import { maxBulkRecords } from '../shared/list-limits';
import {
  bulkRecords,
  calendarDate,
  changeObject,
  closedObject,
  namedObject,
  nullable,
  strictObject,
  stringEnum,
  timestamp,
  versionText,
} from '../shared/schema/fields';
import { officeDay } from '../shared/schema/list-query';
import { tagPatch } from '../tags/schema';
import { undoableResult, undoToken } from '../shared/schema/undo';
import { nonBlankText } from '../shared/text/patterns';
import { texting } from '../sms/schema';

const messageText = Type.String({
  minLength: 1,
  maxLength: maxMessageLength.email,
  pattern: nonBlankText,
});

/** 'status-page': only on the status page, for a caregiver without an email address. */
const replyChannel = stringEnum(['email', 'sms', 'status-page']);

export const HelpDeskMessage = namedObject('HelpDeskMessage', {
  id: Type.String(),
  at: timestamp,
  kind: stringEnum(
    ['reply', 'note', 'notice'],
    "'notice': an email or a text about a step, without its own text",
  ),
  author: Type.String({ description: "The staff member's email" }),
  channel: nullable(replyChannel, 'Null for a private note'),
  to: nullable(Type.String(), 'The recipient: an email address, or ten digits'),
  text: Type.String({ description: "'' for a notice" }),
  delivery: stringEnum(deliveryStates, "'received' if nothing is sent"),
  problem: nullable(Type.String(), 'Why delivery failed, if known'),
  isFinal: finalDelivery,
  subject: Type.Optional(Type.String({ description: 'Of an email, if the office chose it' })),
  files: messageFiles,
});
export type HelpDeskMessage = Static<typeof HelpDeskMessage>;

export const SentHelpDeskMessage = namedObject('SentHelpDeskMessage', {
  ...HelpDeskMessage.properties,
  ...sentFields,
});

export const HelpDeskEvent = Type.Object({
  at: timestamp,
  step: stringEnum(helpDeskEventTypes),
  by: nullable(Type.String(), 'Email; null: the caregiver, automatic, or not recorded'),
  detail: nullable(
    Type.String(),
    'The new assignee (null: unassigned); the employee chosen as the sender; the tag; for a decision, the id of its message',
  ),
});
export type HelpDeskEvent = Static<typeof HelpDeskEvent>;

/** An absence in the calendar, without its kind, which would tell why. */
export const TimeOff = Type.Object({
  ...Type.Pick(QueueItem, ['id', 'reference', 'name', 'region', 'decision']).properties,
  firstDay: calendarDate,
  lastDay: calendarDate,
  hours: nullable(Type.Number()),
});
export type TimeOff = Static<typeof TimeOff>;

export const HelpDeskDetail = namedObject('HelpDeskDetail', {
  ...QueueItem.properties,
  details: requestDetails,
  statusPageExpiresAt: Type.String({
    description: 'ISO 8601, UTC: when the status page expires',
  }),
  language: nullable(stringEnum(clientLanguages), 'Of the page, if it is not English'),
  ...texting,
  messages: Type.Array(HelpDeskMessage, { description: 'Oldest first' }),
  events: Type.Array(HelpDeskEvent, { description: 'Oldest first' }),
  earlier: Type.Array(QueueItem, {
    description:
      'The latest ten of any type that the user may see, with the same phone number or email address, which people who live together may share',
  }),
  identity: nullable(Identity, 'Null for types without a file'),
  emailOnFile: nullable(
    Type.Object({ name: Type.String(), email: Type.String() }),
    'The address of the employee who certainly sent the request, or whom the office has chosen as the sender',
  ),
  away: Type.Object(
    {
      others: Type.Array(TimeOff, { description: 'Approved or pending' }),
      samePerson: Type.Array(TimeOff, { description: 'Other requests of this person' }),
    },
    { description: 'Time off on the same days' },
  ),
});
export type HelpDeskDetail = Static<typeof HelpDeskDetail>;

const patch = {
  reviewed: Type.Optional(recordState.reviewed),
  assignee: Type.Optional(recordState.assignee),
  ...tagPatch,
};

/**
 * PATCH /helpDesk/records/{id}. 409 if the version is outdated. A decision (time off only) also marks the request as reviewed
 * and is emailed or texted to the caregiver (decision-recipient.ts); null undoes it and reopens the request. Its `note` is also on the
 * status page.
 */
export const RecordChange = changeObject('RecordChange', {
  version: recordVersion,
  ...patch,
  decision: Type.Optional(recordState.decision),
  note: Type.Optional(messageText),
});
export type RecordChange = Static<typeof RecordChange>;

export const RecordState = namedObject('RecordState', recordState);
export type RecordState = Static<typeof RecordState>;

export const RecordChangeResponse = namedObject('RecordChangeResponse', {
  ...recordState,
  undo: undoToken,
});

export const BulkRecordChange = changeObject('BulkRecordChange', {
  records: bulkRecords(maxBulkRecords),
  ...patch,
});

export const BulkRecordResponse = namedObject('BulkRecordResponse', undoableResult);
export type BulkRecordResponse = Static<typeof BulkRecordResponse>;

/**
 * POST /helpDesk/records/{id}/file: multipart with the PDF as `file` and `version`; accepts an Idempotency-Key. Replaces the
 * previous file and its link. 409 if the version is outdated.
 */
export const FileUploadResponse = namedObject('FileUploadResponse', {
  file: ReplyFile,
  version: recordVersion,
});
export type FileUploadResponse = Static<typeof FileUploadResponse>;

export const FileRemovalQuery = strictObject({ version: versionText });

export const FileRemovalResponse = namedObject('FileRemovalResponse', { version: recordVersion });

/** POST /helpDesk/records/{id}/replies; accepts an Idempotency-Key. Goes to the phone number or email address of the request, or to `emailOnFile`. */
export const HelpDeskReply = closedObject('HelpDeskReply', {
  channel: replyChannel,
  text: messageText,
  ...emailParts,
});

export const HelpDeskNote = closedObject('HelpDeskNote', {
  text: messageText,
  files: fileIds,
  mentions,
});

export const TimeOffQuery = strictObject({
  from: officeDay('The first day'),
  to: officeDay('The last day'),
});

export const TimeOffResponse = namedObject('TimeOffResponse', {
  items: Type.Array(TimeOff, { description: 'By first day' }),
});
export type TimeOffResponse = Static<typeof TimeOffResponse>;
