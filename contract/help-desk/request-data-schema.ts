import Type, { type Static } from 'typebox';
import { supplyWays, timeOffKinds } from './form';
import { oneOf } from '../shared/schema/string-enum';

const day = Type.String({ description: 'YYYY-MM-DD' });
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** What a request said, as columns, calendar and reorder need it; what its type does not ask is null. */
export const HelpDeskFacts = Type.Object({
  subject: orNull(Type.String()),
  period: orNull(Type.Object({ from: day, to: day })),
  hours: orNull(
    Type.Object({ worked: Type.Number(), paid: Type.Number() }, { description: 'Of a pay period' }),
  ),
  supplies: Type.Array(
    Type.Object({
      id: Type.String({ description: 'forms/supplies.ts has what it is' }),
      quantity: Type.Integer(),
    }),
  ),
  otherSupplies: orNull(Type.String()),
  supplyWay: orNull(oneOf(Object.keys(supplyWays) as (keyof typeof supplyWays)[])),
  supplyAddress: orNull(Type.String({ description: 'Where they are mailed to' })),
  timeOff: orNull(
    Type.Object({
      kind: oneOf(Object.keys(timeOffKinds) as (keyof typeof timeOffKinds)[]),
      firstDay: day,
      lastDay: day,
      hours: Type.Number(),
    }),
  ),
});
export type HelpDeskFacts = Static<typeof HelpDeskFacts>;
