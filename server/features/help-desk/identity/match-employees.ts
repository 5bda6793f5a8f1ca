import type { EmployeeMatch } from '../../../../contract/help-desk/identity-schema';
import type { EmployeeContacts } from '../../employees/service';

export type Requester = {
  firstName: string;
  lastName: string;
  contact: string;
  email: string | null;
};

const certainties = ['certain', 'likely', 'possible'] as const;
const maxMatches = 5;

/**
 * The employees that a request may be from, the surest first. Certain: the name and a contact are the same, and no other employee has a
 * contact of the request. Likely: a contact is the same. Possible: only the name is.
 */
export function matchEmployees(
  requester: Requester,
  employees: readonly EmployeeContacts[],
): EmployeeMatch[] {
  const matches = employees
    .map((employee) => ({ employee, by: compare(requester, employee) }))
    .filter(({ by }) => by.length > 0);
  const owners = matches.filter(({ by }) => by.some((part) => part !== 'name'));
  const getCertainty = (by: EmployeeMatch['by']): EmployeeMatch['certainty'] => {
    if (!by.some((part) => part !== 'name')) return 'possible';
    return by.includes('name') && owners.length === 1 ? 'certain' : 'likely';
  };
  return matches
    .map(({ employee, by }) => ({
      ...toPayee(requester, employee),
      by,
      certainty: getCertainty(by),
    }))
    .sort((a, b) => certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty))
    .slice(0, maxMatches);
}

/** The employee with the address that a file is sent to: the one in the request if it is on file, else the private one. */
export function toPayee(requester: Pick<Requester, 'email'>, employee: EmployeeContacts) {
  const { id, firstName, lastName, region, leftOn, workEmail, privateEmail } = employee;
  const named = [workEmail, privateEmail].find((email) => isSameEmail(email, requester.email));
  return {
    id,
    name: `${firstName} ${lastName}`,
    region,
    leftOn,
    email: named ?? privateEmail ?? workEmail,
  };
}

function compare(requester: Requester, employee: EmployeeContacts): EmployeeMatch['by'] {
  const { workPhone, privatePhone, workEmail, privateEmail } = employee;
  const by: EmployeeMatch['by'] = [];
  if (isSameName(requester, employee)) by.push('name');
  if ([workPhone, privatePhone].includes(requester.contact)) by.push('phone');
  if ([workEmail, privateEmail].some((email) => isSameEmail(email, requester.email))) {
    by.push('email');
  }
  return by;
}

function isSameEmail(one: string | null, other: string | null): boolean {
  return one !== null && one.toLowerCase() === other?.toLowerCase();
}

type Name = Pick<Requester, 'firstName' | 'lastName'>;

/** People leave out middle names and one of two last names. */
function isSameName(one: Name, other: Name): boolean {
  const [firstName] = splitName(one.firstName);
  const lastNames = splitName(other.lastName);
  return (
    firstName !== undefined &&
    firstName === splitName(other.firstName)[0] &&
    splitName(one.lastName).some((word) => lastNames.includes(word))
  );
}

function splitName(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}'\u2018\u2019\u02bc]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
