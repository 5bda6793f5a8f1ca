import { employeeStatuses, type EmployeeStatus } from './constants';
import { employmentStates, toEmployeeStatus, type EmploymentState } from './employment';
import type { Employee, EmployeeField } from './schema';
import type { FieldRule, FormValues } from '../forms/rules';
import { checkDay, addDays, toIsoDay, maxDayLength } from '../shared/dates/calendar-day';
import { checkEmail } from '../shared/email-address';
import { checkLanguages, parseLanguages } from '../shared/languages';
import { checkPhone, getPhoneDigits } from '../shared/phone';
import { regionFacts } from '../shared/region-facts';
import { defaultRegion, regionIds, type RegionId } from '../shared/regions';
import { checkOneLine } from '../shared/text/text-rules';

/** No current or former employee was hired before this year. */
const minHireYear = 1950;
const maxDaysAhead = 366;
const maxCertificateYears = 20;

const phoneRule: FieldRule = { maxLength: 40, check: checkPhone };
const emailRule: FieldRule = {
  maxLength: 254,
  check: (text) => checkEmail(text, 'Enter an email address, for example name@example.com'),
};

export const employeeLabels: Readonly<Record<EmployeeField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  region: 'Region',
  workPhone: 'Work phone',
  workEmail: 'Work email',
  privatePhone: 'Private phone',
  privateEmail: 'Private email',
  languages: 'Languages',
  hiredOn: 'Hire date',
  certificateNumber: 'Certificate number',
  certificateExpires: 'Certificate expires',
  status: 'Status',
  leftOn: 'Last day',
};
export const employeeFields = Object.keys(employeeLabels) as EmployeeField[];
export const dateFields: readonly EmployeeField[] = ['hiredOn', 'certificateExpires', 'leftOn'];

export type EmployeeRecord = Pick<Employee, EmployeeField>;

/**
 * The rules of an employee for the form, the server, and the CSV import. Every field is text; languages are separated by commas
 * or semicolons.
 * @param today YYYY-MM-DD at the office
 */
export function getEmployeeRules(today: string): Record<EmployeeField, FieldRule> {
  const yearAhead = (text: string, message: string) =>
    toIsoDay(text) > addDays(today, maxDaysAhead) ? message : null;
  return {
    firstName: { maxLength: 100, required: 'Enter the first name', check: checkOneLine },
    lastName: { maxLength: 100, required: 'Enter the last name', check: checkOneLine },
    title: { maxLength: 80, required: 'Enter the title', check: checkOneLine },
    region: {
      maxLength: 40,
      required: 'Choose the region',
      check: (text) =>
        parseRegion(text) === null
          ? `Choose a region: ${regionIds.map((id) => regionFacts[id].state).join(', ')}`
          : null,
    },
    workPhone: phoneRule,
    workEmail: emailRule,
    privatePhone: {
      ...phoneRule,
      required: 'Enter the private phone number, for example (212) 555-0142',
    },
    privateEmail: emailRule,
    languages: { maxLength: 400, check: checkLanguages },
    hiredOn: {
      maxLength: maxDayLength,
      required: 'Enter the hire date, for example 11/20/2026',
      check: (text) =>
        checkDay(text, minHireYear) ??
        yearAhead(text, 'The hire date is more than a year ahead: check the year'),
    },
    certificateNumber: { maxLength: 60, check: checkOneLine },
    certificateExpires: {
      maxLength: maxDayLength,
      check: (text, values) => checkDay(text, minHireYear) ?? checkExpiration(text, values, today),
    },
    status: {
      maxLength: 20,
      required: 'Choose the status',
      check: (text) =>
        parseEmployeeStatus(text) === null
          ? `Choose a status: ${Object.values(employeeStatuses).join(', ')}`
          : null,
    },
    leftOn: {
      maxLength: maxDayLength,
      required: 'Enter the last day, for example 11/20/2026',
      showWhen: { status: ['left'] },
      check: (text, values) =>
        checkDay(text, minHireYear) ??
        checkAfterHire(text, values, 'The last day is before the hire date') ??
        yearAhead(text, 'The last day is more than a year ahead: check the year'),
    },
  };
}

export function parseEmployee(values: FormValues): EmployeeRecord {
  const text = (name: EmployeeField) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const textOrNull = (name: EmployeeField) => text(name) || null;
  const emailOrNull = (name: EmployeeField) => textOrNull(name)?.toLowerCase() ?? null;
  const dayOrNull = (name: EmployeeField) => toIsoDay(text(name)) || null;
  const status = parseEmployeeStatus(text('status')) ?? 'active';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    title: text('title'),
    region: parseRegion(text('region')) ?? defaultRegion,
    workPhone: getPhoneDigits(text('workPhone')) || null,
    workEmail: emailOrNull('workEmail'),
    privatePhone: getPhoneDigits(text('privatePhone')),
    privateEmail: emailOrNull('privateEmail'),
    languages: parseLanguages(text('languages')),
    hiredOn: toIsoDay(text('hiredOn')),
    certificateNumber: textOrNull('certificateNumber'),
    certificateExpires: dayOrNull('certificateExpires'),
    status,
    leftOn: status === 'left' ? dayOrNull('leftOn') : null,
  };
}

export function toEmployeeValues(employee: EmployeeRecord): Record<EmployeeField, string> {
  const toText = (value: EmployeeRecord[EmployeeField]) =>
    Array.isArray(value) ? value.join('; ') : (value ?? '');
  const entries = employeeFields.map((field) => [field, toText(employee[field])]);
  return Object.fromEntries(entries) as Record<EmployeeField, string>;
}

export function parseRegion(text: string): RegionId | null {
  return regionIds.find((id) => isSame(text, id, regionFacts[id].state)) ?? null;
}

/** Also parses the states that only exported files contain: 'Leaving' is Left, 'Starting' is Active. */
export function parseEmployeeStatus(text: string): EmployeeStatus | null {
  const states = Object.keys(employmentStates) as EmploymentState[];
  const state = states.find((id) => isSame(text, id, employmentStates[id]));
  return state === undefined ? null : toEmployeeStatus(state);
}

function isSame(text: string, id: string, label: string): boolean {
  const name = text.trim().toLowerCase();
  return name === id || name === label.toLowerCase();
}

function checkExpiration(text: string, values: FormValues, today: string): string | null {
  if (toIsoDay(text) > addDays(today, maxCertificateYears * 366)) {
    return `The certificate would be valid for more than ${maxCertificateYears} years: check the year`;
  }
  return checkAfterHire(
    text,
    values,
    'The certificate expires before the hire date: check both dates',
  );
}

function checkAfterHire(text: string, values: FormValues, message: string): string | null {
  const hiredOn = toIsoDay(values['hiredOn'] ?? '');
  return toIsoDay(text) < hiredOn ? message : null;
}

/** The fields that a column of an imported file can have. The ID recognizes people in an exported file. */
export type ImportField = EmployeeField | 'fullName' | 'id';

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
