import Type, { type Static } from 'typebox';
import { helpDeskEventTypes } from './constants';
import { Identity } from './identity-schema';
import { QueueItem, recordState, recordVersion, ReplyFile, requestDetails } from './queue-schema';
import { maxMessageLength } from '../inbox/constants';
import { deliveryStates, finalDelivery } from '../inbox/schema';
import { emailParts, fileIds, mentions, messageFiles, sentFields } from '../messages/schema';
import { maxBulkRecords } from '../shared/list-limits';
import {
  bulkRecords,
  calendarDate,
  nullable,
  stringEnum,
  timestamp,
  versionText,
} from '../shared/schema/fields';
import { officeDay } from '../shared/schema/list-query';
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

export const HelpDeskMessage = Type.Object(
  {
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
  },
  { $id: 'HelpDeskMessage' },
);
export type HelpDeskMessage = Static<typeof HelpDeskMessage>;

export const SentHelpDeskMessage = Type.Object(
  { ...HelpDeskMessage.properties, ...sentFields },
  { $id: 'SentHelpDeskMessage' },
);

export const HelpDeskEvent = Type.Object({
  at: timestamp,
  step: stringEnum(helpDeskEventTypes),
  by: nullable(Type.String(), 'Email; null: the caregiver, automatic, or not recorded'),
  detail: nullable(
    Type.String(),
    'The new assignee (null: unassigned); the employee chosen as the sender; for a decision, the id of its message',
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

export const HelpDeskDetail = Type.Object(
  {
    ...QueueItem.properties,
    details: requestDetails,
    statusPageExpiresAt: Type.String({
      description: 'ISO 8601, UTC: when the status page expires',
    }),
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
  },
  { $id: 'HelpDeskDetail' },
);
export type HelpDeskDetail = Static<typeof HelpDeskDetail>;

const patch = {
  reviewed: Type.Optional(recordState.reviewed),
  assignee: Type.Optional(recordState.assignee),
};

/**
 * PATCH /helpDesk/records/{id}. 409 if the version is outdated. A decision (time off only) also marks the request as reviewed
 * and is emailed or texted to the caregiver (decision-recipient.ts); null undoes it and reopens the request. Its `note` is also on the
 * status page.
 */
export const RecordChange = Type.Object(
  {
    version: recordVersion,
    ...patch,
    decision: Type.Optional(recordState.decision),
    note: Type.Optional(messageText),
  },
  { $id: 'RecordChange', minProperties: 2, additionalProperties: false },
);
export type RecordChange = Static<typeof RecordChange>;

export const RecordState = Type.Object(recordState, { $id: 'RecordState' });
export type RecordState = Static<typeof RecordState>;

export const RecordChangeResponse = Type.Object(
  { ...recordState, undo: undoToken },
  { $id: 'RecordChangeResponse' },
);

export const BulkRecordChange = Type.Object(
  {
    records: bulkRecords(maxBulkRecords),
    ...patch,
  },
  { $id: 'BulkRecordChange', minProperties: 2, additionalProperties: false },
);

export const BulkRecordResponse = Type.Object(undoableResult, { $id: 'BulkRecordResponse' });
export type BulkRecordResponse = Static<typeof BulkRecordResponse>;

/**
 * POST /helpDesk/records/{id}/file: multipart with the PDF as `file` and `version`; accepts an Idempotency-Key. Replaces the
 * previous file and its link. 409 if the version is outdated.
 */
export const FileUploadResponse = Type.Object(
  { file: ReplyFile, version: recordVersion },
  { $id: 'FileUploadResponse' },
);
export type FileUploadResponse = Static<typeof FileUploadResponse>;

export const FileRemovalQuery = Type.Object(
  { version: versionText },
  { additionalProperties: false },
);

export const FileRemovalResponse = Type.Object(
  { version: recordVersion },
  { $id: 'FileRemovalResponse' },
);

/** POST /helpDesk/records/{id}/replies; accepts an Idempotency-Key. Goes to the phone number or email address of the request, or to `emailOnFile`. */
export const HelpDeskReply = Type.Object(
  { channel: replyChannel, text: messageText, ...emailParts },
  { $id: 'HelpDeskReply', additionalProperties: false },
);
export type HelpDeskReply = Static<typeof HelpDeskReply>;

export const HelpDeskNote = Type.Object(
  { text: messageText, files: fileIds, mentions },
  { $id: 'HelpDeskNote', additionalProperties: false },
);

export const TimeOffQuery = Type.Object(
  { from: officeDay('The first day'), to: officeDay('The last day') },
  { additionalProperties: false },
);

export const TimeOffResponse = Type.Object(
  { items: Type.Array(TimeOff, { description: 'By first day' }) },
  { $id: 'TimeOffResponse' },
);
export type TimeOffResponse = Static<typeof TimeOffResponse>;
