import { employeeFields, employeeLabels, type EmployeeField } from '../../contract/employee-words';

/** The columns that a file must have; the others may be left out. */
const needed: readonly EmployeeField[] = [
  ...(['firstName', 'lastName', 'title', 'region', 'phone', 'hiredOn'] as const),
];

/** Columns of our own export that nobody takes in. */
const passedOver = ['changed', 'changed by'];

export type HeadProblem = { column: string; problem: string };

/** Which field stands in which column, and what is wrong with the head; case, spaces and signs in it do not matter. */
export function readHead(head: readonly string[]): {
  fields: (EmployeeField | null)[];
  problems: HeadProblem[];
} {
  const problems: HeadProblem[] = [];
  const seen = new Set<EmployeeField>();
  const fields = head.map((label, index) => {
    const name = plain(label);
    const field = employeeFields.find(
      (one) => plain(employeeLabels[one]) === name || plain(one) === name,
    );
    if (field === undefined) {
      if (name !== '' && !passedOver.some((one) => plain(one) === name)) {
        problems.push({ column: label.trim(), problem: unknownColumn });
      }
      if (name === '' && index < head.length - 1) {
        problems.push({ column: '', problem: `Column ${String(index + 1)} has no name` });
      }
      return null;
    }
    if (seen.has(field)) {
      problems.push({ column: label.trim(), problem: 'This column is there twice' });
    }
    seen.add(field);
    return field;
  });
  for (const field of needed) {
    if (!seen.has(field)) {
      problems.push({ column: employeeLabels[field], problem: 'This column is missing' });
    }
  }
  return { fields, problems };
}

const unknownColumn = `There is no such column. The columns are: ${Object.values(employeeLabels).join(', ')}`;

function plain(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
