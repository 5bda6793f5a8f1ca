import { parseEmployee } from '../../../../contract/employees/form';
import type { EmployeeDetail } from '../../../../contract/employees/schema';

/** An employee as the server returns it, for tests. */
export const sampleEmployee: EmployeeDetail = {
  ...parseEmployee({
    firstName: 'Rosa',
    lastName: 'Núñez',
    title: 'Aide',
    region: 'new-york',
    privatePhone: '2125550143',
    hiredOn: '2024-05-01',
  }),
  id: 'e1',
  photo: null,
  version: 1,
  changedBy: 'ira@agency.example',
  changedAt: '2026-03-02T10:00:00.000Z',
  history: [],
};
