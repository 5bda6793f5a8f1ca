import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import {
  BulkEmployeeChange,
  BulkEmployeeResponse,
  EmployeeChange,
  EmployeeDetail,
  EmployeePhotoResponse,
  EmployeesExportQuery,
  EmployeesQuery,
  EmployeesResponse,
  ImportResponse,
  LastImportResponse,
  NewEmployee,
  UndoImportRequest,
  UndoImportResponse,
} from './schema';

const access = ['add-employee'] as const;

/** There is no DELETE: people who leave get the status Left (docs/decisions/030). Only an import can be undone. */
export const employeeEndpoints = withAccess(access, {
  'GET /employees': {
    summary: 'List employees',
    query: EmployeesQuery,
    response: EmployeesResponse,
  },
  'POST /employees': {
    summary: 'Add an employee',
    body: NewEmployee,
    response: EmployeeDetail,
    status: 201,
  },
  'GET /employees/:id': {
    summary: 'Get an employee with the change history',
    response: EmployeeDetail,
    hasEtag: true,
  },
  'PATCH /employees/:id': {
    summary: 'Change an employee',
    body: EmployeeChange,
    response: EmployeeDetail,
  },
  'POST /employees/states': {
    summary: 'Change the status or region of several employees',
    body: BulkEmployeeChange,
    response: BulkEmployeeResponse,
  },
  'POST /employees/:id/presence': presenceEndpoint('an employee', access),
  'GET /employees/photos/:photo': {
    summary: 'Get a photo',
    description: 'Returns a WebP image.',
    response: 'file',
  },
  'POST /employees/:id/photo': {
    summary: 'Set the photo of an employee',
    description: 'The body is a JPEG, PNG, or WebP image. It is cropped to a square.',
    body: 'file',
    response: EmployeePhotoResponse,
    status: 201,
  },
  'DELETE /employees/:id/photo': { summary: 'Remove the photo of an employee' },
  'GET /employees/export': exportEndpoint('employees', access, EmployeesExportQuery),
  'GET /employees/import-template': {
    summary: 'Download the import template',
    description: 'Returns a CSV file.',
    response: 'file',
  },
  'POST /employees/import': {
    summary: 'Import employees from a CSV or Excel file: all rows or none',
    description:
      'Multipart: `file` is a CSV or XLSX file of up to 1 MB and 2,000 rows. `check` = 1 only checks it and lists who would be added and changed. `columns` is a JSON array with the field of each column, or null; by default the fields are guessed from the header. `plan` is that of the check: if employees changed since, nothing is written.',
    body: 'form',
    response: ImportResponse,
  },
  'GET /employees/last-import': {
    summary: 'Get the last import, unless it was undone',
    response: LastImportResponse,
  },
  'POST /employees/undo-import': {
    summary: 'Undo the last import',
    description:
      'Removes the people it added and restores the values it changed. What was changed since stays.',
    body: UndoImportRequest,
    response: UndoImportResponse,
  },
} as const satisfies OpenTable);
