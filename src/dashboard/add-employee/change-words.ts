import {
  employeeLabels,
  employeeValueWords,
  isPhoneField,
  type EmployeeField,
} from '../../../contract/employee-words';
import type { EmployeeChanged } from '../../../contract/employees';
import { formatPhone } from '../../../contract/phone';
import { dateWords } from '../parts/time/day-words';

/** A change of an employee in words. */
export function changeWords({ field, from, to }: EmployeeChanged): string {
  switch (field) {
    case 'added':
      return 'Added';
    case 'imported':
      return 'Imported from a file';
    case 'photo':
      return 'Photo set';
    case 'photo-removed':
      return 'Photo removed';
    default:
      return `${employeeLabels[field as EmployeeField]}: ${valueWords(field, from)} → ${valueWords(field, to)}`;
  }
}

function valueWords(field: string, value: string | null): string {
  const words = employeeValueWords(field, value);
  if (/^\d{4}-\d\d-\d\d$/.test(words)) return dateWords(words);
  return isPhoneField(field) ? formatPhone(words) : words;
}
