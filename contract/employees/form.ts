import { emailProblem } from '../shared/email-address';
import {
  daysAfter,
  employeeLanguages,
  employeeStatuses,
  type EmployeeField,
  type EmployeeStatus,
} from './constants';
import { phoneDigits } from '../shared/phone';
import { phoneProblem } from '../shared/phone-validation';
import { regionFacts } from '../shared/region-facts';
import { regionIds, toRegion, type RegionId } from '../shared/regions';
import { dayProblem, isoDay, longestDay, readDay } from '../shared/dates/calendar-day';
import { type FieldRule, type FormValues } from '../forms/rules';
import { oneLine } from '../shared/text/text-rules';

/** The most languages one person is listed with. */
const mostLanguages = 12;
/** Nobody who works here was hired before this year. */
const firstHire = 1950;
/** A hire may be agreed so many days ahead. */
const hiredAhead = 366;
/** Certificates are given for so many years at most. */
const certificateYears = 20;

const phoneRule: FieldRule = { maxLength: 40, check: (text) => phoneProblem(text) };
const emailRule: FieldRule = {
  maxLength: 254,
  check: (text) => emailProblem(text, 'Enter an e-mail address, for example name@example.com'),
};

/** An employee as the office keeps it. */
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
  certificateExpires: string | null;
  status: EmployeeStatus;
  /** The last day of who has left. */
  leftOn: string | null;
};

/**
 * The rules of an employee, for the form, the server and the CSV file alike: every field as text, languages with a comma or a
 * semicolon between them.
 * @param today YYYY-MM-DD at the office
 */
export function employeeRules(today: string): Record<EmployeeField, FieldRule> {
  return {
    firstName: { maxLength: 100, required: 'Enter the first name', check: oneLine },
    lastName: { maxLength: 100, required: 'Enter the last name', check: oneLine },
    title: {
      maxLength: 80,
      required: 'Enter the title',
      check: oneLine,
    },
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
    languages: { maxLength: 400, check: (text) => languagesProblem(text) },
    hiredOn: {
      maxLength: longestDay,
      required: 'Enter the hire date, for example 11/20/2026',
      check: (text) =>
        dayProblem(text, firstHire) ??
        (isoDay(text) > daysAfter(today, hiredAhead)
          ? 'The hire date is more than a year ahead: check the year'
          : null),
    },
    certificateNumber: { maxLength: 60, check: oneLine },
    certificateExpires: {
      maxLength: longestDay,
      check: (text, values) => dayProblem(text, firstHire) ?? expiryProblem(text, values, today),
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
        dayProblem(text, firstHire) ??
        afterHire(text, values, 'The last day is before the hire date') ??
        (isoDay(text) > daysAfter(today, hiredAhead)
          ? 'The last day is more than a year ahead: check the year'
          : null),
    },
  };
}

/** What was filled in, as it is kept. Its rules have found nothing wrong with it. */
export function toEmployee(values: FormValues): EmployeeRecord {
  const text = (name: EmployeeField) => (values[name] ?? '').trim().replace(/\s+/g, ' ');
  const orNull = (name: EmployeeField) => text(name) || null;
  // Nobody tells two mailboxes apart by case.
  const emailOrNull = (name: EmployeeField) => orNull(name)?.toLowerCase() ?? null;
  const dayOrNull = (name: EmployeeField) => (text(name) === '' ? null : isoDay(text(name)));
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
    certificateNumber: orNull('certificateNumber'),
    certificateExpires: dayOrNull('certificateExpires'),
    status,
    leftOn: status === 'left' ? dayOrNull('leftOn') : null,
  };
}

/** An employee as a form holds it: every field as text. */
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

/** A region by its id or its state's name, in any case. */
export function readRegion(text: string): RegionId | null {
  const name = text.trim().toLowerCase();
  return (
    regionIds.find((id) => id === name || regionFacts[id].state.toLowerCase() === name) ?? null
  );
}

/** A status by its id or its name, in any case. */
export function readStatus(text: string): EmployeeStatus | null {
  const name = text.trim().toLowerCase();
  const all = Object.entries(employeeStatuses) as [EmployeeStatus, string][];
  return all.find(([id, words]) => id === name || words.toLowerCase() === name)?.[0] ?? null;
}

/** 'English; Spanish' as its parts, each once. */
export function splitLanguages(text: string): string[] {
  const parts = text.split(/[;,]/).map((one) => one.trim());
  return [...new Set(parts.filter((one) => one !== ''))];
}

function readLanguage(text: string): string | undefined {
  return employeeLanguages.find((known) => known.toLowerCase() === text.toLowerCase());
}

/** Languages of the list in any case, as the list writes them, each once. */
export function readLanguages(text: string): string[] {
  return [...new Set(splitLanguages(text).map((one) => readLanguage(one) ?? one))];
}

/** What is wrong with languages as they were typed, in words, or null. */
export function languagesProblem(text: string): string | null {
  const named = splitLanguages(text);
  const unknown = named.filter((one) => readLanguage(one) === undefined);
  if (unknown.length > 0) {
    return `This language is not in the list: ${unknown.join(', ')}. Write the English name, and a semicolon between two.`;
  }
  return named.length > mostLanguages ? `Choose at most ${mostLanguages} languages` : null;
}

function expiryProblem(text: string, values: FormValues, today: string): string | null {
  if (isoDay(text) > daysAfter(today, certificateYears * 366)) {
    return `The certificate would be valid for more than ${certificateYears} years: check the year`;
  }
  return afterHire(text, values, 'The certificate expires before the hire date: check both dates');
}

/** What is said when a day is not after that of the hire, where that is one. */
function afterHire(text: string, values: FormValues, sentence: string): string | null {
  const hired = readDay(values['hiredOn'] ?? '');
  return hired !== null && isoDay(text) < isoDay(values['hiredOn'] ?? '') ? sentence : null;
}
