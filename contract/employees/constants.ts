import { addDays } from '../shared/dates/calendar-day';
import { regionFacts } from '../shared/region-facts';
import { findRegion } from '../shared/regions';

export const employeeStatuses = {
  active: 'Active',
  'on-leave': 'On leave',
  left: 'Left',
} as const;
export type EmployeeStatus = keyof typeof employeeStatuses;

/** Several employees can get these together. 'left' needs each person's last day. */
export const bulkStatuses = ['active', 'on-leave'] as const;

/** A phone number or email address may occur only once in all of these fields of all employees. */
export const contactFields = ['workPhone', 'workEmail', 'privatePhone', 'privateEmail'] as const;
export type ContactField = (typeof contactFields)[number];

export const isPhoneField = (field: string) => field === 'workPhone' || field === 'privatePhone';

/** 'current': everyone except former employees. The others but 'all' are states of employment.ts. */
export const statusFilters = {
  current: 'Current employees',
  active: 'Active',
  'on-leave': 'On leave',
  starting: 'Starting',
  leaving: 'Leaving',
  left: 'Left',
  all: 'All, including former',
} as const;
export type StatusFilter = keyof typeof statusFilters;

export const employeeSorts = [
  'name',
  'title',
  'region',
  'hired',
  'certificate',
  'followUp',
] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

export const importLimits = {
  maxBytes: 1024 * 1024,
  maxRows: 2_000,
  maxListedErrors: 200,
  maxListedPeople: 200,
} as const;

/** Days before expiration from which the office is reminded of a certificate. */
export const certificateWarningDays = 60;

export const certificateFilters = {
  due: 'Expired or expiring soon',
  expired: 'Expired',
  soon: `Expires within ${certificateWarningDays} days`,
  none: 'No expiration date',
} as const;

/** @param expires null if the certificate has no expiration date; both days as YYYY-MM-DD */
export function getCertificateState(
  expires: string | null,
  today: string,
): 'expired' | 'soon' | null {
  if (expires === null) return null;
  if (expires < today) return 'expired';
  return expires <= addDays(today, certificateWarningDays) ? 'soon' : null;
}

export function formatEmployeeValue(field: string, value: string | null): string {
  if (value === null || value === '') return 'nothing';
  const region = field === 'region' ? findRegion(value) : undefined;
  if (region !== undefined) return regionFacts[region].state;
  return field === 'status' && value in employeeStatuses
    ? employeeStatuses[value as EmployeeStatus]
    : value;
}
