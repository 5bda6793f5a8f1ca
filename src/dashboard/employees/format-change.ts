import { formatEmployeeValue, isPhoneField } from '../../../contract/employees/constants';
import { employeeLabels } from '../../../contract/employees/form';
import type { EmployeeField } from '../../../contract/employees/schema';
import { formatPhone } from '../../../contract/shared/phone';
import type { ChangeEntry } from '../../../contract/shared/schema/fields';
import { formatFollowUpChange } from '../components/follow-up/describe-change';
import { formatDate } from '../../../contract/shared/dates/format-date';

const eventLabels: Readonly<Record<string, string>> = {
  added: 'Added',
  imported: 'Imported from a file',
  photo: 'Photo changed',
  'photo-removed': 'Photo removed',
};

/** 'Title: Aide → Nurse' */
export function formatChange({
  field,
  from,
  to,
}: Pick<ChangeEntry, 'field' | 'from' | 'to'>): string {
  return (
    eventLabels[field] ??
    formatFollowUpChange({ field, from, to }) ??
    `${employeeLabels[field as EmployeeField]}: ${formatValue(field, from)} → ${formatValue(field, to)}`
  );
}

/** 'Title: Aide' */
export function formatNewValue({ field, to }: Pick<ChangeEntry, 'field' | 'to'>): string {
  return `${employeeLabels[field as EmployeeField]}: ${formatValue(field, to)}`;
}

/** As people read it; 'nothing' if it is empty. */
export function formatValue(field: string, value: string | null): string {
  const text = formatEmployeeValue(field, value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text);
  return isPhoneField(field) ? formatPhone(text) : text;
}
