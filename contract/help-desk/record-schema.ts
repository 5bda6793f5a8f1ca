import Type, { type Static } from 'typebox';
import { deliveries } from '../inbox/schema';
import { Detail } from '../shared/schema/labeled-value';
import { HelpDeskFacts } from './request-data-schema';
import { QueueItem } from './queue-schema';
import { decisions, helpDeskSteps } from './event-types';
import { keptWords } from '../shared/text/patterns';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { longestWriting } from '../inbox/constants';

/** What the office writes. */
export const writing = Type.String({
  minLength: 1,
  maxLength: longestWriting.email,
  pattern: keptWords,
});
const moment = Type.String({ description: 'ISO 8601, UTC' });
const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** How an answer goes: 'page', to the caregiver's status page alone, for who gave no address. */
export const answerChannels = ['email', 'sms', 'page'] as const;

/** What the office writes and sends of a request. */
export const messageKinds = ['reply', 'note', 'notice'] as const;

/** What the office wrote: an answer to the caregiver, a note for itself, or an e-mail that tells of a step and says nothing more. */
export const HelpDeskMessage = Type.Object(
  {
    id: Type.String(),
    at: moment,
    kind: oneOf(messageKinds, "'notice': an e-mail that tells of a step, in no words of its own"),
    author: Type.String({ description: "The staff member's e-mail" }),
    channel: orNull(oneOf(answerChannels), 'Null: of a note, which leaves the office never'),
    to: orNull(Type.String(), 'Where an answer was sent: the address, or ten digits'),
    text: Type.String({ description: "'' of a notice" }),
    delivery: oneOf(deliveries, "'received': of what is sent nowhere"),
    problem: orNull(Type.String(), 'Why it was not delivered, where that is told'),
  },
  { $id: 'HelpDeskMessage' },
);
export type HelpDeskMessage = Static<typeof HelpDeskMessage>;

export const HelpDeskEvent = Type.Object({
  at: moment,
  step: oneOf(helpDeskSteps),
  by: orNull(Type.String(), 'E-mail; null: the caregiver, the clock, or not recorded then'),
  detail: orNull(
    Type.String(),
    'To whom it was assigned, null: to nobody; of a decision, the id of the message that tells it',
  ),
});
export type HelpDeskEvent = Static<typeof HelpDeskEvent>;

/** Somebody's time off, as the calendar shows it: not its kind, which says why. */
export const TimeOff = Type.Object({
  id: Type.String(),
  reference: Type.String(),
  name: Type.String(),
  region: oneOf(regionIds),
  firstDay: Type.String({ description: 'YYYY-MM-DD' }),
  lastDay: Type.String({ description: 'YYYY-MM-DD' }),
  hours: orNull(Type.Number()),
  decision: orNull(oneOf(decisions), 'Null: it waits'),
});
export type TimeOff = Static<typeof TimeOff>;

/** The same caregiver's request of the same type, by telephone number or e-mail address: people who live together may share one. */
export const EarlierRequest = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'As it was given then' }),
  at: moment,
  reference: Type.String(),
  reviewed: Type.Boolean(),
  decision: orNull(oneOf(decisions)),
  facts: orNull(HelpDeskFacts),
});

/** GET /helpDesk/records/{id}: one, whole. */
export const HelpDeskDetail = Type.Object(
  {
    ...QueueItem.properties,
    details: Type.Array(Detail, { description: 'What was asked, in the order of the form' }),
    pageUntil: Type.String({
      description: 'ISO 8601, UTC: until when its status page can be read',
    }),
    mayText: Type.Boolean({ description: 'Consent is recorded and the number has not opted out' }),
    messages: Type.Array(HelpDeskMessage, { description: 'Oldest first' }),
    events: Type.Array(HelpDeskEvent, { description: 'Oldest first' }),
    earlier: Type.Array(EarlierRequest, { description: 'The latest ten, the newest first' }),
    away: Type.Object(
      {
        others: Type.Array(TimeOff, { description: 'Approved or waiting' }),
        own: Type.Array(TimeOff, { description: 'Other requests of this person' }),
      },
      { description: 'Of time off: what falls on the same days' },
    ),
  },
  { $id: 'HelpDeskDetail' },
);
export type HelpDeskDetail = Static<typeof HelpDeskDetail>;

/** POST /helpDesk/records/{id}/replies, with an optional Idempotency-Key: to the number or address that the request gave, or to its status page alone. */
export const HelpDeskReply = Type.Object(
  { channel: oneOf(answerChannels), text: writing },
  { $id: 'HelpDeskReply', additionalProperties: false },
);
export type HelpDeskReply = Static<typeof HelpDeskReply>;

/** POST /helpDesk/records/{id}/notes, with an optional Idempotency-Key. */
export const HelpDeskNote = Type.Object(
  { text: writing },
  { $id: 'HelpDeskNote', additionalProperties: false },
);

const day = Type.String({ format: 'date', pattern: '^2\\d{3}-', description: 'YYYY-MM-DD' });

/** GET /helpDesk/time-off?from&to: the time off that is approved or waits and falls on these days. */
export const TimeOffQuery = Type.Object({ from: day, to: day }, { additionalProperties: false });

export const TimeOffAnswer = Type.Object(
  { items: Type.Array(TimeOff, { description: 'By first day' }) },
  { $id: 'TimeOffAnswer' },
);
export type TimeOffAnswer = Static<typeof TimeOffAnswer>;
