import { isPhoneField } from '../../../contract/employees/constants';
import { employeeFields, employeeLabels, toEmployeeValues } from '../../../contract/employees/form';
import type { Employee, EmployeeField } from '../../../contract/employees/schema';
import { mailtoHref } from '../../../contract/shared/email-address';
import { formatPhone, telHref } from '../../../contract/shared/phone';
import { DescriptionList } from '../components/detail/description-list';
import { CertificateExpiry } from './columns';
import { formatValue } from './format-change';

/** The name, the title, the office, and the employment are in the header. */
const headerFields: readonly EmployeeField[] = [
  'firstName',
  'lastName',
  'title',
  'region',
  'status',
];

type EmployeeDetailsProps = {
  employee: Employee;
  /** YYYY-MM-DD at the office. */
  today: string;
};

/** The office's data of an employee, to read, call, and write. */
export function EmployeeDetails({ employee, today }: EmployeeDetailsProps) {
  const values = toEmployeeValues(employee);
  const fields = employeeFields.filter(
    (field) =>
      !headerFields.includes(field) && (values[field] !== '' || field === 'certificateExpires'),
  );
  const renderValue = (field: EmployeeField) => {
    const text = values[field];
    if (field === 'certificateExpires')
      return <CertificateExpiry employee={employee} today={today} />;
    if (isPhoneField(field)) return <a href={telHref(text)}>{formatPhone(text)}</a>;
    if (text.includes('@')) return <a href={mailtoHref(text)}>{text}</a>;
    return formatValue(field, text).replaceAll('; ', ', ');
  };
  return (
    <DescriptionList
      details={fields.map((field) => ({ label: employeeLabels[field], value: renderValue(field) }))}
    />
  );
}
