import type { EmployeeDetail } from '../../../contract/employees/schema';

/** An employee as the server returns it, for tests. */
export const sampleEmployee: EmployeeDetail = {
  id: 'e1',
  firstName: 'Rosa',
  lastName: 'Núñez',
  title: 'Aide',
  region: 'new-york',
  workPhone: null,
  workEmail: null,
  privatePhone: '2125550143',
  privateEmail: null,
  languages: [],
  hiredOn: '2024-05-01',
  certificateNumber: null,
  certificateExpires: null,
  status: 'active',
  leftOn: null,
  photo: null,
  version: 1,
  changedBy: 'ira@agency.example',
  changedAt: '2026-03-02T10:00:00.000Z',
  history: [],
};
