import type { HelpDeskDetail } from '../../../contract/help-desk/record-schema';
import type { HelpDeskReceipt, HelpDeskStatus } from '../../../contract/help-desk/status-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { createFormData, submitForm, type Fields } from '../submit-form';
import type { TestServer } from '../test-server';

const person = {
  firstName: 'Ann',
  lastName: 'Lee',
  contact: '(212) 555-0199',
  email: 'ann@mail.example',
  region: 'new-jersey',
};

/** A valid request of each type. */
export const requestSamples: Readonly<Record<HelpDeskType, Fields>> = {
  generalRequest: { ...person, type: 'generalRequest', subject: 'A badge', message: 'It broke.' },
  payStub: { ...person, type: 'payStub', periodFrom: '10/1/2026', periodTo: '10/15/2026' },
  payroll: {
    ...person,
    type: 'payroll',
    periodFrom: '2026-10-01',
    periodTo: '2026-10-15',
    hoursWorked: '62,5',
    hoursPaid: '58',
    payProblem: 'Saturday is missing.',
  },
  requestSupply: {
    ...person,
    type: 'requestSupply',
    'quantity-masks': '2',
    supplyWay: 'pickup',
  },
  requestPto: {
    ...person,
    type: 'requestPto',
    timeOffKind: 'sick',
    firstDay: '12/21/2026',
    lastDay: '12/23/2026',
    timeOffHours: '24',
  },
};

/** Submits a request as a caregiver. Returns the receipt and the id of the record. */
export async function fileRequest(
  server: TestServer,
  type: HelpDeskType,
  fields: Fields = {},
): Promise<HelpDeskReceipt & { id: string }> {
  const answer = await submitForm(server, '/helpDesk', { ...requestSamples[type], ...fields });
  const receipt = answer.json<HelpDeskReceipt>();
  const { id } = await server.context.database.db
    .selectFrom('helpDesk')
    .select('id')
    .where('reference', '=', receipt.reference)
    .executeTakeFirstOrThrow();
  return { ...receipt, id };
}

/** Attaches a file to a pay-stub request. `to`: the recipient in its identity. */
export function attachPayStub(
  server: TestServer,
  id: string,
  { version, to, bytes }: { version: number; to: string; bytes: Uint8Array },
  headers: Record<string, string> = {},
) {
  const file = { bytes, name: 'Reyes October.pdf' };
  return server.callAs('owner', {
    method: 'POST',
    path: `/helpDesk/records/${id}/file`,
    payload: createFormData({ version: String(version), to }, file),
    headers,
  });
}

export function patchRequest(server: TestServer, id: string, payload: object, email?: string) {
  const path = `/helpDesk/records/${id}`;
  return server.callAs('owner', { method: 'PATCH', path, payload, ...(email && { email }) });
}

export async function getRequestDetail(server: TestServer, id: string): Promise<HelpDeskDetail> {
  const path = `/helpDesk/records/${id}`;
  return (await server.callAs('owner', { method: 'GET', path })).json<HelpDeskDetail>();
}

export async function getRequestStatus(server: TestServer, token: string): Promise<HelpDeskStatus> {
  const path = '/helpDesk/status';
  const answer = await server.call({ method: 'POST', path, payload: { token } });
  return answer.json<HelpDeskStatus>();
}
