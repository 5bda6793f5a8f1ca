import { certificateNotice } from './certificate-warning';
import { regionFacts } from '../shared/region-facts';
import { regionIds } from '../shared/regions';

export const employeeStatuses = {
  active: 'Active',
  'on-leave': 'On leave',
  left: 'Left',
} as const;
export type EmployeeStatus = keyof typeof employeeStatuses;

/** Languages that people who are cared for speak, by their English names, as job ads have them. */
export const employeeLanguages = [
  'Albanian',
  'American Sign Language',
  'Amharic',
  'Arabic',
  'Bengali',
  'Cantonese',
  'English',
  'Farsi',
  'French',
  'Greek',
  'Gujarati',
  'Haitian Creole',
  'Hebrew',
  'Hindi',
  'Italian',
  'Korean',
  'Mandarin',
  'Nepali',
  'Polish',
  'Portuguese',
  'Punjabi',
  'Russian',
  'Spanish',
  'Tagalog',
  'Twi',
  'Ukrainian',
  'Urdu',
  'Vietnamese',
  'Yiddish',
  'Yoruba',
] as const;

/** What is kept of an employee, as the form, the columns of the CSV file and the history call it. */
export const employeeLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  region: 'Region',
  workPhone: 'Work phone',
  workEmail: 'Work e-mail',
  privatePhone: 'Private phone',
  privateEmail: 'Private e-mail',
  languages: 'Languages',
  hiredOn: 'Hire date',
  certificateNumber: 'Certificate number',
  certificateExpires: 'Certificate expires',
  status: 'Status',
  leftOn: 'Last day',
} as const;
export type EmployeeField = keyof typeof employeeLabels;
export const employeeFields = Object.keys(employeeLabels) as EmployeeField[];

/** A number or address belongs to one employee, whichever of these fields holds it. */
export const contactFields = ['workPhone', 'workEmail', 'privatePhone', 'privateEmail'] as const;
export type ContactField = (typeof contactFields)[number];

export const isPhoneField = (field: string) => field === 'workPhone' || field === 'privatePhone';

/** Of a certificate: expired, or soon to; 'due' is either; 'none' has no last day. */
export const certificateFilters = ['due', 'expired', 'soon', 'none'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** 'here' is everybody who has not left. */
export const statusFilters = ['here', 'active', 'on-leave', 'left', 'all'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const employeeSorts = ['name', 'title', 'region', 'hired', 'certificate'] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

/** The largest list that can be taken in at once. */
export const importLimits = { bytes: 1024 * 1024, rows: 2_000, shownProblems: 200 } as const;

/** A day some days after another one (YYYY-MM-DD). */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** How it stands with a certificate on a day; null: it has no last day, or that is far off. */
export function certificateState(expires: string | null, today: string): 'expired' | 'soon' | null {
  if (expires === null) return null;
  if (expires < today) return 'expired';
  return expires <= daysAfter(today, certificateNotice) ? 'soon' : null;
}

/** A value of the history as people read it: a region's or a status's name. */
export function employeeValueWords(field: string, text: string | null): string {
  if (text === null || text === '') return 'nothing';
  if (field === 'region') {
    const region = regionIds.find((id) => id === text);
    if (region !== undefined) return regionFacts[region].state;
  }
  return field === 'status' && text in employeeStatuses
    ? employeeStatuses[text as EmployeeStatus]
    : text;
}
