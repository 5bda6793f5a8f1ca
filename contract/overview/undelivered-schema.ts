import Type, { type Static } from 'typebox';
import { helpDeskTypes } from '../help-desk/constants';
import { namedObject, nullable, recordId, stringEnum, timestamp } from '../shared/schema/fields';

export const maxUndelivered = 100;

const UndeliveredItem = Type.Object({
  id: recordId,
  what: stringEnum(
    ['notice', 'receipt', 'reply', 'update', 'confirmation', 'invitation', 'site', 'other'],
    'A notice to the office; a receipt for a form; a reply; an update of a request; the text after an eligibility check; the invitation of a colleague; the call of the site’s host',
  ),
  channel: stringEnum(['email', 'sms', 'hook']),
  about: nullable(
    Type.Object({
      kind: stringEnum(['thread', 'request', 'application']),
      id: recordId,
      type: nullable(stringEnum(helpDeskTypes), 'Of a request'),
      name: Type.String(),
    }),
    'Null: about no record, or it is unknown',
  ),
  to: nullable(Type.String(), 'The office’s mailbox, if it was to receive it'),
  message: nullable(Type.String(), 'The reply or update, which is sent again by its record'),
  state: stringEnum(['failed', 'retrying']),
  reason: Type.String(),
  since: timestamp,
  isRetryable: Type.Boolean(),
});
export type UndeliveredItem = Static<typeof UndeliveredItem>;

const UsedUpLimit = Type.Object({
  what: stringEnum(['texts', 'files', 'receipts']),
  max: Type.Integer({ description: 'Texts or megabytes of files a day, or receipts an hour' }),
  endsAt: timestamp,
});
export type UsedUpLimit = Static<typeof UsedUpLimit>;

/** GET /undelivered. Never includes the text of a message. */
export const Undelivered = namedObject('Undelivered', {
  items: Type.Array(UndeliveredItem, { description: 'Of the user’s screens, latest first' }),
  hasMore: Type.Boolean(),
  limits: Type.Array(UsedUpLimit, { description: 'Limits for all senders that are used up' }),
});
export type Undelivered = Static<typeof Undelivered>;

export const UndeliveredIds = Type.Object({
  ids: Type.Array(recordId, { minItems: 1, maxItems: maxUndelivered }),
});
