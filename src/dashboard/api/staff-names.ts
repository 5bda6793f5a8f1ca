import { useEffect } from 'react';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import { useApi } from './swr-hooks';
import { createStore } from '../../browser/create-store';

/** Names by email. Outside of components, because messages of the API need them too. */
const names = createStore<ReadonlyMap<string, string>>(new Map());

export const setStaffNames = names.set;

/** Everyone whose name is known. */
export const listStaff = () => [...names.get()].map(([email, name]) => ({ email, name }));

const findName = (email: string) => names.get().get(email.toLowerCase());

/** 'Ira Intake'; one made from the address for someone without a role, or before the names have loaded. */
export function formatStaffName(email: string): string {
  return findName(email) ?? (email.includes('@') ? formatEmailAsName(email) : email);
}

/** formatStaffName for components, which are rendered again when the names have loaded. */
export function useStaffNames(): typeof formatStaffName {
  names.useValue();
  return formatStaffName;
}

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Replaces the addresses of colleagues in a message: 'Ira Intake changed this'. Other people's addresses stay. */
export function nameStaff(message: string): string {
  return message.replace(emailPattern, (email) => findName(email) ?? email);
}

const refreshEvery = 5 * 60_000;

/** Loads the names for the whole dashboard, until the person signs out. */
export function StaffNamesLoader(): null {
  const { data } = useApi('GET /accounts/names', {}, { refreshInterval: refreshEvery });
  useEffect(() => {
    if (data) setStaffNames(new Map(data.staff.map(({ email, name }) => [email, name])));
  }, [data]);
  useEffect(() => () => setStaffNames(new Map()), []);
  return null;
}
