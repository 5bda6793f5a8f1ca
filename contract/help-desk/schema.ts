import Type, { type Static } from 'typebox';
import { helpDeskTypes } from './constants';
import { supplyDeliveryMethods, timeOffKinds } from './form';
import { regionIds } from '../shared/regions';
import {
  calendarDate,
  LabeledValue,
  nullable,
  stringEnum,
  phoneNumber,
  timestamp,
} from '../shared/schema/fields';

/** GET /helpDesk (specification sections 3 and 7). `review` is 'true' when reviewed; the fields after it are additions. */
export const HelpDeskRecord = Type.Object(
  {
    id: Type.String(),
    type: stringEnum(helpDeskTypes),
    review: Type.String(),
    at: timestamp,
    reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
    name: Type.String(),
    contact: phoneNumber,
    email: nullable(Type.String()),
    region: stringEnum(regionIds),
    details: Type.Array(LabeledValue, { description: 'The request, in form order' }),
  },
  { $id: 'HelpDeskRecord' },
);
export type HelpDeskRecord = Static<typeof HelpDeskRecord>;

export const HelpDeskResponse = Type.Array(HelpDeskRecord, { $id: 'HelpDeskResponse' });
export type HelpDeskResponse = Static<typeof HelpDeskResponse>;

/** The structured data of a request, for columns, calendar, and reordering. Null for fields of other types. */
export const RequestData = Type.Object({
  subject: nullable(Type.String()),
  period: nullable(Type.Object({ from: calendarDate, to: calendarDate })),
  hours: nullable(
    Type.Object({ worked: Type.Number(), paid: Type.Number() }, { description: 'Of a pay period' }),
  ),
  supplies: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Integer() })),
  otherSupplies: nullable(Type.String()),
  supplyWay: nullable(
    stringEnum(Object.keys(supplyDeliveryMethods) as (keyof typeof supplyDeliveryMethods)[]),
  ),
  supplyAddress: nullable(Type.String({ description: 'Mailing address' })),
  timeOff: nullable(
    Type.Object({
      kind: stringEnum(Object.keys(timeOffKinds) as (keyof typeof timeOffKinds)[]),
      firstDay: calendarDate,
      lastDay: calendarDate,
      hours: Type.Number(),
    }),
  ),
});
export type RequestData = Static<typeof RequestData>;
