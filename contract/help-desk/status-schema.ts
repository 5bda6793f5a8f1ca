import Type, { type Static } from 'typebox';
import {
  calendarDate,
  closedObject,
  namedObject,
  nullable,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { helpDeskTypes, messageEventTypes, publicEventTypes } from './constants';
import { RequestData } from './request-data-schema';

export const HelpDeskReceipt = namedObject('HelpDeskReceipt', {
  acknowledged: Type.Literal(true),
  reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
  token: Type.String({ description: 'Opens the status page: /help-desk/status#<token>' }),
  isEmailed: Type.Boolean({
    description:
      'Whether an email with the reference and link was queued: an address was given and the daily limit isn’t reached',
  }),
});
export type HelpDeskReceipt = Static<typeof HelpDeskReceipt>;

/** POST /helpDesk/status and /helpDesk/file. Not GET, because URLs are logged. */
export const HelpDeskStatusRequest = closedObject('HelpDeskStatusRequest', {
  token: Type.String({ minLength: 1, maxLength: 100 }),
});

/** The status of a request, oldest events first. 404 if the token is unknown or expired. */
export const HelpDeskStatus = namedObject('HelpDeskStatus', {
  reference: Type.String(),
  type: stringEnum(helpDeskTypes),
  period: nullable(
    Type.Object({
      from: calendarDate,
      to: calendarDate,
      hours: nullable(Type.Number(), 'Of time off'),
    }),
    'The days off or the pay period, without the kind of time off',
  ),
  office: Type.Object(
    { place: Type.String(), phone: Type.String() },
    { description: 'The office to call' },
  ),
  steps: Type.Array(Type.Object({ at: timestamp, step: stringEnum(publicEventTypes) })),
  replies: Type.Array(
    Type.Object({
      at: timestamp,
      step: stringEnum(messageEventTypes, 'The step it was sent with'),
      text: Type.String(),
    }),
    { description: 'The office’s messages, oldest first' },
  ),
  file: nullable(
    Type.Object({
      name: Type.String(),
      size: Type.Integer({ description: 'Bytes' }),
      until: Type.String({ description: 'ISO 8601, UTC: when the download expires' }),
    }),
    'Attached by the office; download it with POST /helpDesk/file',
  ),
  order: nullable(
    Type.Object({
      deliveryMethod: RequestData.properties.supplyWay,
      hasOtherSupplies: Type.Boolean({
        description: 'Whether other supplies were described as text',
      }),
    }),
    'Delivery of supplies, without address and text',
  ),
  reorder: nullable(
    Type.Object({ fields: Type.Record(Type.String(), Type.String()) }),
    'To reorder the same supplies: quantities by form field, without personal data',
  ),
  expiresAt: Type.String({ description: 'ISO 8601, UTC: when the link expires' }),
});
export type HelpDeskStatus = Static<typeof HelpDeskStatus>;
