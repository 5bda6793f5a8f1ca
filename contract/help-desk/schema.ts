import Type, { type Static } from 'typebox';
import { helpDeskTypes } from './constants';
import { supplyWays, timeOffKinds } from './form';
import { regionIds } from '../shared/regions';
import {
  calendarDate,
  Detail,
  nullable,
  oneOf,
  phoneNumber,
  timestamp,
} from '../shared/schema/fields';

/** GET /helpDesk (specification sections 3 and 7). `review` is 'true' when reviewed; the fields after it are additions. */
export const HelpDeskRecord = Type.Object(
  {
    id: Type.String(),
    type: oneOf(helpDeskTypes),
    review: Type.String(),
    at: timestamp,
    reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
    name: Type.String(),
    contact: phoneNumber,
    email: nullable(Type.String()),
    region: oneOf(regionIds),
    details: Type.Array(Detail, { description: 'The request, in form order' }),
  },
  { $id: 'HelpDeskRecord' },
);
export type HelpDeskRecord = Static<typeof HelpDeskRecord>;

export const HelpDeskAnswer = Type.Array(HelpDeskRecord, { $id: 'HelpDeskResponse' });
export type HelpDeskAnswer = Static<typeof HelpDeskAnswer>;

/** The structured data of a request, for columns, calendar, and reordering. Null for fields of other types. */
export const HelpDeskFacts = Type.Object({
  subject: nullable(Type.String()),
  period: nullable(Type.Object({ from: calendarDate, to: calendarDate })),
  hours: nullable(
    Type.Object({ worked: Type.Number(), paid: Type.Number() }, { description: 'Of a pay period' }),
  ),
  supplies: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Integer() })),
  otherSupplies: nullable(Type.String()),
  supplyWay: nullable(oneOf(Object.keys(supplyWays) as (keyof typeof supplyWays)[])),
  supplyAddress: nullable(Type.String({ description: 'Mailing address' })),
  timeOff: nullable(
    Type.Object({
      kind: oneOf(Object.keys(timeOffKinds) as (keyof typeof timeOffKinds)[]),
      firstDay: calendarDate,
      lastDay: calendarDate,
      hours: Type.Number(),
    }),
  ),
});
export type HelpDeskFacts = Static<typeof HelpDeskFacts>;
