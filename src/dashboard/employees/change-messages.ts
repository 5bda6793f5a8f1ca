import {
  employeeLabels,
  employeeValueWords,
  isPhoneField,
  type EmployeeField,
} from '../../../contract/employees/constants';
import type { EmployeeChanged } from '../../../contract/employees/schema';
import { formatPhone } from '../../../contract/shared/phone';
import { dateWords } from '../components/time/day-format';

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
