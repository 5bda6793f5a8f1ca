import type { EmployeeDetail, NewEmployee } from '../../../contract/employees/schema';
import type { TestServer } from '../test-server';

/** As the form sends it. */
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

export function postEmployee(server: TestServer, parts: NewEmployee = {}) {
  const payload = { ...sampleEmployee, ...parts };
  return server.callAs('owner', { method: 'POST', path: '/employees', payload });
}

let employeeCount = 0;

/** Adds an employee with unique contacts, which no other sample has. */
export async function addSampleEmployee(
  server: TestServer,
  parts: NewEmployee = {},
): Promise<EmployeeDetail> {
  employeeCount += 1;
  const contacts = {
    workPhone: '',
    workEmail: `sample${String(employeeCount)}@agency.example`,
    privatePhone: `60255501${String(employeeCount % 100).padStart(2, '0')}`,
    privateEmail: `sample${String(employeeCount)}@mail.example`,
  };
  return (await postEmployee(server, { ...contacts, ...parts })).json<EmployeeDetail>();
}

export function patchEmployee(server: TestServer, id: string, payload: object) {
  return server.callAs('owner', { method: 'PATCH', path: `/employees/${id}`, payload });
}
