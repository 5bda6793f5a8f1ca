import Type, { type Static } from 'typebox';
import { recordVersion } from './queue-schema';
import { regionIds } from '../shared/regions';
import {
  calendarDate,
  namedObject,
  nullable,
  recordId,
  stringEnum,
  timestamp,
} from '../shared/schema/fields';
import { nonBlankText } from '../shared/text/patterns';

const Payee = Type.Object({
  id: Type.String(),
  name: Type.String(),
  region: stringEnum(regionIds),
  leftOn: nullable(calendarDate, 'The last day of a former employee'),
  email: nullable(Type.String(), 'On file; the one that a pay stub is sent to'),
});

export const EmployeeMatch = Type.Object({
  ...Payee.properties,
  by: Type.Array(stringEnum(['name', 'phone', 'email']), { description: 'What is the same' }),
  certainty: stringEnum(
    ['certain', 'likely', 'possible'],
    'Certain: name and a contact, of no one else; likely: a contact; possible: only the name',
  ),
});
export type EmployeeMatch = Static<typeof EmployeeMatch>;

/** The sender of a pay-stub request. */
export const Identity = Type.Object({
  matches: Type.Array(EmployeeMatch, { description: 'The surest first' }),
  confirmed: nullable(
    Type.Object({
      by: Type.String({ description: 'Email of the staff member' }),
      at: timestamp,
      employee: nullable(Payee, 'Null: the office confirmed that the sender is who they say'),
    }),
  ),
  recipient: nullable(
    Type.Object({ to: nullable(Type.String(), 'Null: only the status page') }),
    'Where a file goes; null until the office confirms who sent the request',
  ),
});
export type Identity = Static<typeof Identity>;

/** POST /helpDesk/records/{id}/identity: the employee, or why the office is sure without one, which is stored as a private note. */
export const IdentityConfirmation = Type.Object(
  {
    version: recordVersion,
    employeeId: Type.Optional(recordId),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 500, pattern: nonBlankText })),
  },
  { $id: 'IdentityConfirmation', minProperties: 2, maxProperties: 2, additionalProperties: false },
);
export type IdentityConfirmation = Static<typeof IdentityConfirmation>;

export const IdentityResponse = namedObject('IdentityResponse', { version: recordVersion });
