import type { EmployeeDetail, NewEmployee } from '../../../contract/employees/schema';
import type { TestServer } from '../test-server';

/** A good employee, as the form sends it. */
export const sampleEmployee: NewEmployee = {
  firstName: 'Inés',
  lastName: 'Núñez',
  title: 'Home health aide',
  region: 'new-jersey',
  workPhone: '(973) 555-0128',
  workEmail: 'Ines@agency.example',
  privatePhone: '(973) 555-0118',
  privateEmail: 'Ines@mail.example',
  languages: 'English; spanish',
  hiredOn: '3/18/2024',
  certificateNumber: 'HHA-1',
  certificateExpires: '2027-03-31',
  status: 'active',
  leftOn: '',
};

/** POST /employees as the owner. */
export function postEmployee(server: TestServer, parts: NewEmployee = {}) {
  const payload = { ...sampleEmployee, ...parts };
  return server.callAs('owner', { method: 'POST', path: '/employees', payload });
}

/** Adds an employee who has a number and an address of their own. */
export async function addSample(
  server: TestServer,
  parts: NewEmployee = {},
): Promise<EmployeeDetail> {
  added += 1;
  const own = {
    workPhone: '',
    workEmail: `sample${String(added)}@agency.example`,
    privatePhone: `21255501${String(added % 100).padStart(2, '0')}`,
    privateEmail: `sample${String(added)}@mail.example`,
  };
  return (await postEmployee(server, { ...own, ...parts })).json<EmployeeDetail>();
}
let added = 0;

/** PATCH /employees/{id} as the owner. */
export function patchEmployee(server: TestServer, id: string, payload: object) {
  return server.callAs('owner', { method: 'PATCH', path: `/employees/${id}`, payload });
}
