import Type, { type Static } from 'typebox';
import {
  certificateFilters,
  employeeFields,
  employeeSorts,
  employeeStatuses,
  statusFilters,
  type EmployeeField,
  type EmployeeStatus,
} from './constants';
import { exportQuery } from '../shared/schema/export-query';
import { keptText } from '../shared/text/patterns';
import { listPage } from '../shared/list-limits';
import { down, page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { versionNumber } from '../shared/schema/version';

const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const day = Type.String({ description: 'YYYY-MM-DD' });
const moment = Type.String({ description: 'ISO 8601, UTC' });
const version = versionNumber(1, 'Grows with each change of what the form holds');

/** Somebody who works, or has worked, for the agency. */
export const Employee = Type.Object({
  id: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  title: Type.String(),
  region: oneOf(regionIds),
  workPhone: orNull(Type.String(), 'Ten digits'),
  workEmail: orNull(Type.String()),
  privatePhone: Type.String({ description: 'Ten digits' }),
  privateEmail: orNull(Type.String()),
  languages: Type.Array(Type.String(), { description: 'By their English names' }),
  hiredOn: day,
  certificateNumber: orNull(Type.String()),
  certificateExpires: orNull(day),
  status: oneOf(Object.keys(employeeStatuses) as EmployeeStatus[]),
  leftOn: orNull(day, 'The last day of who has left'),
  photo: orNull(Type.String(), 'Its id: GET /employees/photos/{id}'),
  version,
  changedBy: Type.String({ description: 'E-mail of the staff member' }),
  changedAt: moment,
});
export type Employee = Static<typeof Employee>;

/** A change: who, when, of what, from what to what. */
export const EmployeeChanged = Type.Object({
  id: Type.String(),
  at: moment,
  by: Type.String(),
  field: Type.String({
    description: "A field of the form; or 'added', 'imported', 'photo', 'photo-removed'",
  }),
  from: orNull(Type.String()),
  to: orNull(Type.String()),
});
export type EmployeeChanged = Static<typeof EmployeeChanged>;

/** GET /employees/{id}, and what a change answers: with all that was changed, the latest first. */
export const EmployeeDetail = Type.Object(
  { ...Employee.properties, history: Type.Array(EmployeeChanged) },
  { $id: 'EmployeeDetail' },
);
export type EmployeeDetail = Static<typeof EmployeeDetail>;

const texts = Object.fromEntries(
  employeeFields.map((name) => [
    name,
    Type.Optional(Type.String({ maxLength: 500, pattern: keptText })),
  ]),
) as Record<EmployeeField, Type.TOptional<Type.TString>>;

/** POST /employees: the fields as they were typed (forms/employee.ts has their rules), languages with semicolons between them. */
export const NewEmployee = Type.Object(texts, { $id: 'NewEmployee', additionalProperties: false });
export type NewEmployee = Static<typeof NewEmployee>;

/** PATCH /employees/{id}: what is left out stays. With the version that was seen; 409 when somebody has changed it since. */
export const EmployeeChange = Type.Object(
  { version, ...texts },
  { $id: 'EmployeeChange', minProperties: 2, additionalProperties: false },
);
export type EmployeeChange = Static<typeof EmployeeChange>;

const filters = {
  status: Type.Optional(oneOf(statusFilters, "'here', also when left out: who has not left")),
  region: Type.Optional(oneOf(regionIds)),
  certificate: Type.Optional(oneOf(certificateFilters)),
  sort: Type.Optional(oneOf(employeeSorts, "'name' when left out")),
  down,
};

/** GET /employees. What is searched for stands in a header (list-limits.ts): name, title, numbers, e-mails, certificate. */
export const EmployeesQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type EmployeesQuery = Static<typeof EmployeesQuery>;

export const EmployeesExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

export const EmployeesAnswer = Type.Object(
  {
    items: Type.Array(Employee, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'That the filters leave, on all pages' }),
    today: Type.String({ description: 'YYYY-MM-DD, at the main office' }),
    anybody: Type.Boolean({ description: 'Whether there is anybody in the list, filters aside' }),
  },
  { $id: 'EmployeesAnswer' },
);
export type EmployeesAnswer = Static<typeof EmployeesAnswer>;

/** POST /employees/{id}/photo: the id of the photo from now on. */
export const EmployeePhotoAnswer = Type.Object(
  { photo: Type.String() },
  { $id: 'EmployeePhotoAnswer' },
);
export type EmployeePhotoAnswer = Static<typeof EmployeePhotoAnswer>;

/** POST /employees/import: what is wrong with the file, or that all of it has been taken in. */
export const ImportAnswer = Type.Object(
  {
    rows: Type.Integer({ description: 'Employees in the file' }),
    imported: Type.Integer({ description: 'All of them, or none' }),
    problems: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Of the file, from 1, which is the head' }),
        column: Type.String({ description: "A column's name; '' of the whole row" }),
        value: Type.String({ description: 'What stands there, shortened' }),
        problem: Type.String({ description: 'What to write instead' }),
      }),
    ),
    isOfHead: Type.Boolean({ description: 'The problems are those of the head: no row was read' }),
    badRows: Type.Integer({ description: 'Also of those whose problems are not listed' }),
  },
  { $id: 'ImportAnswer' },
);
export type ImportAnswer = Static<typeof ImportAnswer>;
