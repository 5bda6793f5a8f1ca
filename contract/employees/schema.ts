import Type, { type Static } from 'typebox';
import {
  bulkStatuses,
  certificateFilters,
  employeeSorts,
  employeeStatuses,
  statusFilters,
} from './constants';
import { followUp, followUpFilter } from '../follow-ups/schema';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import {
  bulkRecords,
  bulkResult,
  calendarDate,
  ChangeEntry,
  changeObject,
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  optionalTexts,
  phoneNumber,
  stringEnum,
  timestamp,
  versionNumber,
} from '../shared/schema/fields';
import { createListQueries, down, listTotal } from '../shared/schema/list-query';

const version = versionNumber(1, 'Grows with each change of a form field');

const fields = {
  firstName: Type.String(),
  lastName: Type.String(),
  title: Type.String(),
  region: stringEnum(regionIds),
  workPhone: nullable(phoneNumber),
  workEmail: nullable(Type.String()),
  privatePhone: phoneNumber,
  privateEmail: nullable(Type.String()),
  languages: Type.Array(Type.String(), { description: 'English names' }),
  hiredOn: calendarDate,
  certificateNumber: nullable(Type.String()),
  certificateExpires: nullable(calendarDate),
  status: keyEnum(employeeStatuses),
  leftOn: nullable(calendarDate, 'The last day. A person with the status left works until then'),
};
export type EmployeeField = keyof typeof fields;

export const Employee = Type.Object({
  id: Type.String(),
  ...fields,
  photo: nullable(Type.String(), 'Id for GET /employees/photos/{id}'),
  version,
  changedBy: Type.String({ description: 'Email of the staff member' }),
  changedAt: timestamp,
  followUp,
});
export type Employee = Static<typeof Employee>;

export const EmployeeDetail = namedObject('EmployeeDetail', {
  ...Employee.properties,
  history: Type.Array(ChangeEntry),
});
export type EmployeeDetail = Static<typeof EmployeeDetail>;

const formFields = optionalTexts(Object.keys(fields) as EmployeeField[], 500);

export const NewEmployee = Type.Object(formFields, {
  $id: 'NewEmployee',
  additionalProperties: false,
});
export type NewEmployee = Static<typeof NewEmployee>;

export const EmployeeChange = changeObject('EmployeeChange', { version, ...formFields });
export type EmployeeChange = Static<typeof EmployeeChange>;

export const BulkEmployeeChange = changeObject('BulkEmployeeChange', {
  employees: bulkRecords(pageSize),
  status: Type.Optional(stringEnum(bulkStatuses)),
  region: Type.Optional(stringEnum(regionIds)),
});
export type BulkEmployeeChange = Static<typeof BulkEmployeeChange>;

export const BulkEmployeeResponse = namedObject('BulkEmployeeResponse', bulkResult);

const filters = {
  status: Type.Optional(
    keyEnum(
      statusFilters,
      "Default 'current': everyone but former employees. 'starting' has a later hire date, 'leaving' a last day that is not over",
    ),
  ),
  region: Type.Optional(stringEnum(regionIds)),
  certificate: Type.Optional(keyEnum(certificateFilters)),
  followUp: followUpFilter,
  sort: Type.Optional(stringEnum(employeeSorts, "Default 'name'")),
  down,
};

/** GET /employees. Searches name, title, phone numbers, emails, and certificate number. */
export const [EmployeesQuery, EmployeesExportQuery] = createListQueries(filters);
export type EmployeesQuery = Static<typeof EmployeesQuery>;

export const EmployeesResponse = namedObject('EmployeesResponse', {
  items: Type.Array(Employee, { description: `At most ${String(pageSize)}` }),
  ...listTotal,
  today: Type.String({ description: 'YYYY-MM-DD at the main office' }),
  hasAny: Type.Boolean({ description: 'Whether there is any employee, regardless of filters' }),
});
export type EmployeesResponse = Static<typeof EmployeesResponse>;

export const EmployeePhotoResponse = namedObject('EmployeePhotoResponse', { photo: Type.String() });
export type EmployeePhotoResponse = Static<typeof EmployeePhotoResponse>;

const importField = Type.String({ description: "A form field, 'fullName', or 'id'" });

export const ImportResponse = namedObject('ImportResponse', {
  isDone: Type.Boolean({
    description: 'Whether the file is imported, by this call or by an earlier one with its key',
  }),
  isOutdated: Type.Boolean({
    description:
      'Employees changed since the check, so this is a new preview and nothing was written',
  }),
  plan: Type.String({
    description: 'Identifies what an import would write. Send it back to import exactly that',
  }),
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  people: Type.Array(
    Type.Object({
      line: Type.Integer(),
      name: Type.String(),
      kind: stringEnum(['added', 'changed']),
      changes: Type.Array(
        Type.Object({
          field: Type.String(),
          from: nullable(Type.String()),
          to: nullable(Type.String()),
        }),
      ),
    }),
    { description: 'Changed people first; at most 200' },
  ),
  sheet: nullable(
    Type.Object({ name: Type.String(), others: Type.Array(Type.String()) }),
    'Of a workbook: the visible sheet that was read, and the others; null for CSV',
  ),
  columns: Type.Array(
    Type.Object({
      label: Type.String(),
      field: nullable(importField, 'Null: not imported'),
      sample: Type.String({ description: 'The first value, shortened' }),
    }),
  ),
  issues: Type.Array(
    Type.Object({
      line: Type.Integer({ description: 'Of the file, from 1' }),
      column: Type.String({ description: "'' for an error of the whole row" }),
      value: Type.String({ description: 'Shortened' }),
      message: Type.String({ description: 'The error, and how to fix it' }),
    }),
  ),
  isHeaderInvalid: Type.Boolean({
    description: 'Columns are missing or set twice; no row was read',
  }),
  invalidRows: Type.Integer({ description: 'Rows with errors, including errors not listed' }),
});
export type ImportResponse = Static<typeof ImportResponse>;

export const LastImportResponse = namedObject('LastImportResponse', {
  lastImport: nullable(
    Type.Object({ id: Type.String(), at: timestamp, by: Type.String(), summary: Type.String() }),
    'Null if there is none that can be undone',
  ),
});

export const UndoImportRequest = closedObject('UndoImportRequest', {
  id: Type.String({ maxLength: 100 }),
});

export const UndoImportResponse = namedObject('UndoImportResponse', {
  removed: Type.Integer(),
  restored: Type.Integer(),
  kept: Type.Array(Type.Object({ name: Type.String(), reason: Type.String() }), {
    description: 'The other people: not undone, wholly or in part; at most 200',
  }),
  keptTotal: Type.Integer(),
});
export type UndoImportResponse = Static<typeof UndoImportResponse>;
