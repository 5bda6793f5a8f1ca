import Type, { type Static } from 'typebox';
import { decisions, helpDeskEventTypes } from './constants';
import { QueueItem } from './queue-schema';
import { RequestData } from './schema';
import { maxMessageLength } from '../inbox/constants';
import { deliveryStates } from '../inbox/schema';
import { regionIds } from '../shared/regions';
import {
  calendarDate,
  LabeledValue,
  nullable,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { nonBlankText } from '../shared/text/patterns';

/** A text that the office writes. */
export const messageText = Type.String({
  minLength: 1,
  maxLength: maxMessageLength.email,
  pattern: nonBlankText,
});

/** 'page': only on the status page, for a caregiver without an e-mail address. */
export const replyChannels = ['email', 'sms', 'page'] as const;

/** 'notice': an e-mail about a step, without its own text. */
export const messageKinds = ['reply', 'note', 'notice'] as const;

/** A reply to the caregiver, a private note, or a notice. */
export const HelpDeskMessage = Type.Object(
  {
    id: Type.String(),
    at: timestamp,
    kind: stringEnum(messageKinds, "'notice': an e-mail about a step, without its own text"),
    author: Type.String({ description: "The staff member's e-mail" }),
    channel: nullable(stringEnum(replyChannels), 'Null for a private note'),
    to: nullable(Type.String(), 'The recipient: an e-mail address, or ten digits'),
    text: Type.String({ description: "'' for a notice" }),
    delivery: stringEnum(deliveryStates, "'received' if nothing is sent"),
    problem: nullable(Type.String(), 'Why delivery failed, if known'),
  },
  { $id: 'HelpDeskMessage' },
);
export type HelpDeskMessage = Static<typeof HelpDeskMessage>;

export const HelpDeskEvent = Type.Object({
  at: timestamp,
  step: stringEnum(helpDeskEventTypes),
  by: nullable(Type.String(), 'E-mail; null: the caregiver, automatic, or not recorded'),
  detail: nullable(
    Type.String(),
    'The new assignee (null: unassigned); for a decision, the id of its message',
  ),
});
export type HelpDeskEvent = Static<typeof HelpDeskEvent>;

/** An absence in the calendar, without its kind, which would tell why. */
export const TimeOff = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  name: Type.String(),
  region: stringEnum(regionIds),
  firstDay: calendarDate,
  lastDay: calendarDate,
  hours: nullable(Type.Number()),
  decision: nullable(stringEnum(decisions), 'Null: pending'),
});
export type TimeOff = Static<typeof TimeOff>;

/** A request of the same type with the same phone number or e-mail address. People who live together may share one. */
const EarlierRequest = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'In that request' }),
  at: timestamp,
  reference: Type.String(),
  reviewed: Type.Boolean(),
  decision: nullable(stringEnum(decisions)),
  facts: nullable(RequestData),
});

/** GET /helpDesk/records/{id}. */
export const HelpDeskDetail = Type.Object(
  {
    ...QueueItem.properties,
    details: Type.Array(LabeledValue, { description: 'The request, in form order' }),
    pageUntil: Type.String({ description: 'ISO 8601, UTC: when the status page expires' }),
    mayText: Type.Boolean({ description: 'Consent is recorded and the number has not opted out' }),
    messages: Type.Array(HelpDeskMessage, { description: 'Oldest first' }),
    events: Type.Array(HelpDeskEvent, { description: 'Oldest first' }),
    earlier: Type.Array(EarlierRequest, { description: 'The latest ten, newest first' }),
    away: Type.Object(
      {
        others: Type.Array(TimeOff, { description: 'Approved or pending' }),
        own: Type.Array(TimeOff, { description: 'Other requests of this person' }),
      },
      { description: 'Time off on the same days' },
    ),
  },
  { $id: 'HelpDeskDetail' },
);
export type HelpDeskDetail = Static<typeof HelpDeskDetail>;

/** POST /helpDesk/records/{id}/replies; accepts an Idempotency-Key. Goes to the phone number or e-mail address of the request. */
export const HelpDeskReply = Type.Object(
  { channel: stringEnum(replyChannels), text: messageText },
  { $id: 'HelpDeskReply', additionalProperties: false },
);
export type HelpDeskReply = Static<typeof HelpDeskReply>;

/** POST /helpDesk/records/{id}/notes; accepts an Idempotency-Key. */
export const HelpDeskNote = Type.Object(
  { text: messageText },
  { $id: 'HelpDeskNote', additionalProperties: false },
);

const day = Type.String({ format: 'date', pattern: '^2\\d{3}-', description: 'YYYY-MM-DD' });

/** GET /helpDesk/time-off?from&to: approved and pending time off on these days. */
export const TimeOffQuery = Type.Object({ from: day, to: day }, { additionalProperties: false });

export const TimeOffResponse = Type.Object(
  { items: Type.Array(TimeOff, { description: 'By first day' }) },
  { $id: 'TimeOffResponse' },
);
export type TimeOffResponse = Static<typeof TimeOffResponse>;
