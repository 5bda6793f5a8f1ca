import {
  employeeLabels,
  importFieldLabels,
  importFields,
  type ImportField,
} from '../../../../contract/employees/form';
import type { EmployeeField } from '../../../../contract/employees/schema';
import type { SheetRow } from './sheet-row';
import { toPlainLabel } from './values';

const nameFields = ['firstName', 'lastName'] as const;
const requiredFields = [...nameFields, 'title', 'region', 'privatePhone', 'hiredOn'] as const;

/** Column names of other programs, likeliest first. A plain phone number or email counts as private, which no signature shows. */
const otherNames: Readonly<Record<ImportField, string>> = {
  id: 'id, record id, larkspan id',
  fullName: 'name, employee, employee name, full name, worker, caregiver, aide',
  firstName: 'first, given name, given names, forename, legal first name, fname',
  lastName: 'last, surname, family name, legal last name, lname',
  title: 'job title, position, position title, role, job, occupation, discipline',
  region: 'state, office, branch, location, work location, work state, site',
  workPhone:
    'phone work, phone office, office phone, business phone, company phone, direct, direct number',
  workEmail:
    'email work, email office, business email, company email, office email, corporate email',
  privatePhone:
    'phone, phone number, mobile, mobile phone, mobile number, cell, cell phone, cell number, telephone, tel, home phone, personal phone, primary phone, phone 1',
  privateEmail: 'email, email address, personal email, home email, mail',
  languages: 'language, languages spoken, spoken languages, language s',
  hiredOn:
    'hired, hired on, date hired, date of hire, start date, start, started, started on, employment date, employment start, original hire date, join date, doh',
  certificateNumber:
    'certificate, cert, certificate no, certificate id, certification number, cert number, cert no, hha number, license number, license no, registry number',
  certificateExpires:
    'certificate expiration, certificate expiration date, certificate expiry, cert exp, certificate until, certification expires, cert expires, cert expiration date, license expiration, license expires, expiration date, expires, valid until',
  status: 'employment status, employee status, active, state of employment',
  leftOn:
    'last day worked, last working day, termination date, term date, date terminated, end date, employment end, left on, left, separation date, date left',
};

/** As Google Contacts, Outlook, ADP, Gusto, and QuickBooks write them. */
const exportedNames: Partial<Record<ImportField, readonly string[]>> = {
  title: ['job title description', 'organization title', 'organization 1 title'],
  region: ['business state', 'work address state', 'location description'],
  privatePhone: ['phone 1 value', 'main phone', 'personal contact personal mobile'],
  privateEmail: ['email 1 value', 'personal contact personal email'],
};

/** Every known name in its plain form, with the field and how likely it is: 0 is our own label. */
const knownNames = new Map<string, { field: ImportField; rank: number }>();
for (const field of importFields) {
  const own = [importFieldLabels[field], field];
  const others = [...otherNames[field].split(', '), ...(exportedNames[field] ?? [])];
  [...own, ...others].forEach((name, index) => {
    const plain = toPlainLabel(name);
    const rank = index < own.length ? 0 : index;
    const known = knownNames.get(plain);
    if (known === undefined || rank < known.rank) knownNames.set(plain, { field, rank });
  });
}

export type MappedColumn = { label: string; field: ImportField | null };

/** A title and empty lines may precede the header. */
export const headerSearchRows = 10;

const staffPrefix = /^\W*(?:emp|employee|ee|staff|worker|caregiver|aide)\b/i;

/** A hint in parentheses is ignored, as in 'Hire date (MM/DD/YYYY)', and so is whose value it is, as in 'Emp Status'. */
function findKnownName(label: string) {
  const plain = label.replace(/\([^()]*\)/g, '');
  for (const name of [label, plain]) {
    const known = knownNames.get(toPlainLabel(name));
    if (known !== undefined) return known;
  }
  const short = knownNames.get(toPlainLabel(plain.replace(staffPrefix, '')));
  // 'Emp ID' is that of another program.
  return short === undefined || short.field === 'id' ? null : short;
}

export function countKnownNames(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => findKnownName(cell)?.field ?? [])).size;
}

/** The row with the most known names. */
export function findHeader(rows: readonly SheetRow[]): number {
  const counts = rows.slice(0, headerSearchRows).map(({ cells }) => countKnownNames(cells));
  const most = Math.max(...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

/** Guesses the field of each column; null: not imported. Each field gets the column that names it best. */
export function guessColumns(labels: readonly string[]): MappedColumn[] {
  const known = labels.map(findKnownName);
  const best = new Map<ImportField, number>();
  known.forEach((one, index) => {
    if (one === null) return;
    const other = known[best.get(one.field) ?? -1];
    if (!other || one.rank < other.rank) best.set(one.field, index);
  });
  // Separate names are more reliable than a full name to split.
  if (best.has('firstName') && best.has('lastName')) best.delete('fullName');
  else if (best.has('fullName')) for (const name of nameFields) best.delete(name);
  return labels.map((label, index) => {
    const field = known[index]?.field;
    return { label, field: field !== undefined && best.get(field) === index ? field : null };
  });
}

/** @param choices the fields that the office chose for the columns */
export function applyChoices(
  columns: readonly MappedColumn[],
  choices: readonly (ImportField | null)[],
): MappedColumn[] {
  return columns.map(({ label }, index) => ({ label, field: choices[index] ?? null }));
}

type HeaderIssue = { column: string; message: string };

export function findHeaderIssues(columns: readonly MappedColumn[]): HeaderIssue[] {
  const mapped = columns.flatMap(({ field }) => field ?? []);
  const has = (field: EmployeeField) =>
    mapped.includes(field) ||
    (mapped.includes('fullName') && nameFields.some((name) => name === field));
  const repeated = importFields.filter((field) => mapped.filter((one) => one === field).length > 1);
  return [
    ...repeated.map((field) => ({
      column: importFieldLabels[field],
      message: 'Two columns are set to this. Choose one of them',
    })),
    ...requiredFields
      .filter((field) => !has(field))
      .map((field) => ({
        column: employeeLabels[field],
        message: 'No column is set to this. Choose it above, or add it to the file',
      })),
  ];
}
