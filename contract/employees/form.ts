import {
  employeeLanguages,
  employeeStatuses,
  type EmployeeField,
  type EmployeeStatus,
} from './constants';
import { type FieldRule, type FormValues } from '../forms/rules';
import { dayProblem, daysAfter, isoDay, longestDay } from '../shared/dates/calendar-day';
import { emailProblem } from '../shared/email-address';
import { phoneDigits } from '../shared/phone';
import { phoneProblem } from '../shared/phone-validation';
import { regionFacts } from '../shared/region-facts';
import { regionIds, toRegion, type RegionId } from '../shared/regions';
import { oneLine } from '../shared/text/text-rules';

const maxLanguages = 12;
/** No current or former employee was hired before this year. */
const minHireYear = 1950;
const maxDaysAhead = 366;
const maxCertificateYears = 20;

const phoneRule: FieldRule = { maxLength: 40, check: phoneProblem };
const emailRule: FieldRule = {
  maxLength: 254,
  check: (text) => emailProblem(text, 'Enter an e-mail address, for example name@example.com'),
};

export type EmployeeRecord = {
  firstName: string;
  lastName: string;
  title: string;
  region: RegionId;
  /** Ten digits. */
  workPhone: string | null;
  workEmail: string | null;
  /** Ten digits. */
  privatePhone: string;
  privateEmail: string | null;
  languages: string[];
  /** YYYY-MM-DD. */
  hiredOn: string;
  certificateNumber: string | null;
  /** YYYY-MM-DD. */
  certificateExpires: string | null;
  status: EmployeeStatus;
  /** The last day of a former employee (YYYY-MM-DD). */
  leftOn: string | null;
};

/**
 * The rules of an employee for the form, the server, and the CSV import. Every field is text; languages are separated by commas
 * or semicolons.
 * @param today YYYY-MM-DD at the office
 */
export function employeeRules(today: string): Record<EmployeeField, FieldRule> {
  const yearAhead = (text: string, message: string) =>
    isoDay(text) > daysAfter(today, maxDaysAhead) ? message : null;
  return {
    firstName: { maxLength: 100, required: 'Enter the first name', check: oneLine },
    lastName: { maxLength: 100, required: 'Enter the last name', check: oneLine },
    title: { maxLength: 80, required: 'Enter the title', check: oneLine },
    region: {
      maxLength: 40,
      required: 'Choose the region',
      check: (text) =>
        readRegion(text) === null
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
    languages: { maxLength: 400, check: languagesProblem },
    hiredOn: {
      maxLength: longestDay,
      required: 'Enter the hire date, for example 11/20/2026',
      check: (text) =>
        dayProblem(text, minHireYear) ??
        yearAhead(text, 'The hire date is more than a year ahead: check the year'),
    },
    certificateNumber: { maxLength: 60, check: oneLine },
    certificateExpires: {
      maxLength: longestDay,
      check: (text, values) =>
        dayProblem(text, minHireYear) ?? checkExpiration(text, values, today),
    },
    status: {
      maxLength: 20,
      required: 'Choose the status',
      check: (text) =>
        readStatus(text) === null
          ? `Choose a status: ${Object.values(employeeStatuses).join(', ')}`
          : null,
    },
    leftOn: {
      maxLength: longestDay,
      required: 'Enter the last day, for example 11/20/2026',
      asked: { status: ['left'] },
      check: (text, values) =>
        dayProblem(text, minHireYear) ??
        checkAfterHire(text, values, 'The last day is before the hire date') ??
        yearAhead(text, 'The last day is more than a year ahead: check the year'),
    },
  };
}

/** Parses valid form values. */
export function toEmployee(values: FormValues): EmployeeRecord {
  const text = (name: EmployeeField) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const textOrNull = (name: EmployeeField) => text(name) || null;
  const emailOrNull = (name: EmployeeField) => textOrNull(name)?.toLowerCase() ?? null;
  const dayOrNull = (name: EmployeeField) => isoDay(text(name)) || null;
  const status = readStatus(text('status')) ?? 'active';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    title: text('title'),
    region: readRegion(text('region')) ?? toRegion(undefined),
    workPhone: phoneDigits(text('workPhone')) || null,
    workEmail: emailOrNull('workEmail'),
    privatePhone: phoneDigits(text('privatePhone')),
    privateEmail: emailOrNull('privateEmail'),
    languages: readLanguages(text('languages')),
    hiredOn: isoDay(text('hiredOn')),
    certificateNumber: textOrNull('certificateNumber'),
    certificateExpires: dayOrNull('certificateExpires'),
    status,
    leftOn: status === 'left' ? dayOrNull('leftOn') : null,
  };
}

export function toValues(employee: EmployeeRecord): Record<EmployeeField, string> {
  return {
    ...employee,
    workPhone: employee.workPhone ?? '',
    workEmail: employee.workEmail ?? '',
    privateEmail: employee.privateEmail ?? '',
    languages: employee.languages.join('; '),
    certificateNumber: employee.certificateNumber ?? '',
    certificateExpires: employee.certificateExpires ?? '',
    leftOn: employee.leftOn ?? '',
  };
}

/** Parses a region's id or state name, in any case. */
export function readRegion(text: string): RegionId | null {
  const name = text.trim().toLowerCase();
  return (
    regionIds.find((id) => id === name || regionFacts[id].state.toLowerCase() === name) ?? null
  );
}

/** Parses a status's id or label, in any case. */
export function readStatus(text: string): EmployeeStatus | null {
  const name = text.trim().toLowerCase();
  const statuses = Object.entries(employeeStatuses) as [EmployeeStatus, string][];
  return statuses.find(([id, label]) => id === name || label.toLowerCase() === name)?.[0] ?? null;
}

/** Splits 'English; Spanish' and removes duplicates. */
export function splitLanguages(text: string): string[] {
  const parts = text.split(/[;,]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

function findLanguage(text: string): string | undefined {
  return employeeLanguages.find((language) => language.toLowerCase() === text.toLowerCase());
}

/** The same in the spelling of the list. */
export function readLanguages(text: string): string[] {
  return [...new Set(splitLanguages(text).map((part) => findLanguage(part) ?? part))];
}

/** The error message for languages, or null. */
export function languagesProblem(text: string): string | null {
  const languages = splitLanguages(text);
  const unknown = languages.filter((language) => findLanguage(language) === undefined);
  if (unknown.length > 0) {
    return `This language is not in the list: ${unknown.join(', ')}. Use English names, separated by semicolons.`;
  }
  return languages.length > maxLanguages ? `Choose at most ${maxLanguages} languages` : null;
}

function checkExpiration(text: string, values: FormValues, today: string): string | null {
  if (isoDay(text) > daysAfter(today, maxCertificateYears * 366)) {
    return `The certificate would be valid for more than ${maxCertificateYears} years: check the year`;
  }
  return checkAfterHire(
    text,
    values,
    'The certificate expires before the hire date: check both dates',
  );
}

/** Returns `message` for a day before the hire date. */
function checkAfterHire(text: string, values: FormValues, message: string): string | null {
  const hiredOn = isoDay(values['hiredOn'] ?? '');
  return isoDay(text) < hiredOn ? message : null;
}
