import { employeeFields, employeeLabels } from './form';
import type { EmployeeField } from './schema';

/** The fields that a column of an imported file can have. The ID recognizes people in an exported file. */
export type ImportField = EmployeeField | 'fullName' | 'id';

/** The choices for a column of a file. */
export const importFieldLabels: Readonly<Record<ImportField, string>> = {
  ...employeeLabels,
  fullName: 'Full name',
  id: 'Employee ID',
};
export const importFields: readonly ImportField[] = [...employeeFields, 'fullName', 'id'];

/** Parses the fields chosen for the columns, as a JSON array; null if it is none. */
export function parseColumnChoices(text: string): (ImportField | null)[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return null;
  return parsed.map((one) => importFields.find((field) => field === one) ?? null);
}
