import useSWR from 'swr';
import type { EmployeesAnswer } from '../../../contract/employees';
import { facts } from '../../site/facts';
import { askedOf, employeesAddress, type EmployeesState } from './employees-address';

/** A page of the employees, polled like the other lists while the tab is visible. */
export function useEmployees(state: EmployeesState) {
  const call = employeesAddress.write('/employees', askedOf(state));
  return useSWR<EmployeesAnswer>(state.query === '' ? call : [call, state.query], {
    refreshInterval: facts.pollEvery,
    keepPreviousData: true,
  });
}
