import {
  employeeFields,
  employeeLabels,
  type EmployeeField,
} from '../../contract/employees/constants';

/** The columns that a file must have; the others may be left out. */
const needed: readonly EmployeeField[] = [
  ...(['firstName', 'lastName', 'title', 'region', 'privatePhone', 'hiredOn'] as const),
];

/** Columns of files made before work and private contact were apart: nobody said that these are for work. */
const formerNames = new Map<string, EmployeeField>([
  ['phone', 'privatePhone'],
  ['email', 'privateEmail'],
]);

/** Columns of our own export that nobody takes in. */
const passedOver = ['changed', 'changed by'];

/** `value`: what stands there. */
export type HeaderIssue = { column: string; value: string; problem: string };

/** Which field stands in which column, and what is wrong with the head; case, spaces and signs in it do not matter. */
export function parseHeader(head: readonly string[]): {
  fields: (EmployeeField | null)[];
  problems: HeaderIssue[];
} {
  const problems: HeaderIssue[] = [];
  const seen = new Set<EmployeeField>();
  const fields = head.map((cell, index) => {
    const label = cell.trim();
    const name = plain(label);
    const field =
      employeeFields.find((one) => plain(employeeLabels[one]) === name || plain(one) === name) ??
      formerNames.get(name);
    if (field === undefined) {
      if (name !== '' && !passedOver.some((one) => plain(one) === name)) {
        problems.push({ column: label, value: label, problem: 'There is no such column' });
      }
      if (name === '' && index < head.length - 1) {
        const problem = `Column ${String(index + 1)} has no name`;
        problems.push({ column: '', value: label, problem });
      }
      return null;
    }
    if (seen.has(field)) {
      problems.push({ column: label, value: label, problem: 'This column is there twice' });
    }
    seen.add(field);
    return field;
  });
  for (const field of needed) {
    if (!seen.has(field)) {
      const column = employeeLabels[field];
      problems.push({ column, value: '', problem: 'This column is missing' });
    }
  }
  return { fields, problems };
}

function plain(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
