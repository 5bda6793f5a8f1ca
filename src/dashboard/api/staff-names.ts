import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { StaffNamesResponse } from '../../../contract/accounts/schema';
import { formatEmailAsName } from '../../../contract/accounts/staff-name';

/** Names by e-mail. A module, because messages of the API need it outside of components. */
let names: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

export function setStaffNames(newNames: ReadonlyMap<string, string>): void {
  names = newNames;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 'Ira Intake'; one made from the address for someone without a role, or before the names have loaded. */
export function formatStaffName(email: string): string {
  return names.get(email.toLowerCase()) ?? (email.includes('@') ? formatEmailAsName(email) : email);
}

/** formatStaffName for components, which are rendered again when the names have loaded. */
export function useStaffNames(): typeof formatStaffName {
  useSyncExternalStore(subscribe, () => names);
  return formatStaffName;
}

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Replaces the addresses of colleagues in a message: 'Ira Intake changed this'. Other people's addresses stay. */
export function nameStaff(message: string): string {
  return message.replace(emailPattern, (email) => names.get(email.toLowerCase()) ?? email);
}

const refreshEvery = 5 * 60_000;

/** Loads the names for the whole dashboard, until the person signs out. */
export function StaffNamesLoader(): null {
  const { data } = useSWR<StaffNamesResponse>('/accounts/names', {
    refreshInterval: refreshEvery,
  });
  useEffect(() => {
    if (data) setStaffNames(new Map(data.staff.map(({ email, name }) => [email, name])));
  }, [data]);
  useEffect(() => () => setStaffNames(new Map()), []);
  return null;
}
