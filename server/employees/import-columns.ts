import { employeeFields, employeeLabels } from '../../contract/employees/form';
import type { EmployeeField } from '../../contract/employees/schema';

const requiredFields: readonly EmployeeField[] = [
  ...(['firstName', 'lastName', 'title', 'region', 'privatePhone', 'hiredOn'] as const),
];

/** Column names of files from before work and private contact were separate. */
const legacyNames = new Map<string, EmployeeField>([
  ['phone', 'privatePhone'],
  ['email', 'privateEmail'],
]);

/** Columns of our own export that are not imported. */
const ignoredNames: readonly string[] = ['changed', 'changedby'];

export type HeaderIssue = { column: string; value: string; problem: string };

/** Maps columns to fields (null: not imported). Case, spaces, and punctuation do not matter. */
export function parseHeader(header: readonly string[]): {
  fields: (EmployeeField | null)[];
  issues: HeaderIssue[];
} {
  const issues: HeaderIssue[] = [];
  const fields: (EmployeeField | null)[] = [];
  header.forEach((cell, index) => {
    const label = cell.trim();
    const field = findField(label);
    const addIssue = (column: string, problem: string) =>
      issues.push({ column, value: label, problem });
    if (field === null && label === '' && index < header.length - 1) {
      addIssue('', `Column ${String(index + 1)} has no name`);
    } else if (field === null && label !== '' && !ignoredNames.includes(normalize(label))) {
      addIssue(label, 'Unknown column. Check the spelling, or delete the column');
    } else if (field !== null && fields.includes(field)) {
      addIssue(label, 'This column appears twice');
    }
    fields.push(field);
  });
  for (const field of requiredFields) {
    if (!fields.includes(field)) {
      issues.push({ column: employeeLabels[field], value: '', problem: 'This column is missing' });
    }
  }
  return { fields, issues };
}

function findField(label: string): EmployeeField | null {
  const name = normalize(label);
  const field = employeeFields.find(
    (one) => normalize(employeeLabels[one]) === name || normalize(one) === name,
  );
  return field ?? legacyNames.get(name) ?? null;
}

function normalize(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
