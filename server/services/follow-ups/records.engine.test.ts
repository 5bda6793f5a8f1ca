import { expect, test } from 'vitest';
import type {
  ApplicationDetail,
  ApplicationsResponse,
} from '../../../contract/applications/schema';
import type { EmployeeDetail, EmployeesResponse } from '../../../contract/employees/schema';
import type { FollowUpKind } from '../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../contract/follow-ups/schema';
import type { QueueResponse } from '../../../contract/help-desk/queue-schema';
import { fetchList } from '../../testing/list-page';
import { addSampleEmployee } from '../../testing/samples/employees';
import { formSamples } from '../../testing/samples/forms';
import {
  fileRequest,
  getRequestDetail,
  getRequestStatus,
} from '../../testing/samples/help-desk-requests';
import { submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now = new Date('2026-11-30T15:00:00.000Z');
const server = useTestServer({
  now: () => (now = new Date(now.getTime() + 1)),
  config: { rateLimitFactor: 100 },
});

const papers = { owner: 'owner@agency.example', text: 'Call about the papers' };

const get = async <Answer>(path: string) =>
  (await server.callAs('owner', { method: 'GET', path })).json<Answer>();

async function set(kind: FollowUpKind, id: string, dueAt: string): Promise<FollowUp> {
  const path = `/follow-ups/${kind}/${id}`;
  const payload = { version: 0, dueAt, ...papers };
  const response = await server.callAs('owner', { method: 'PUT', path, payload });
  return response.json<{ followUp: FollowUp }>().followUp;
}

const finish = (kind: FollowUpKind, id: string) =>
  server.callAs('owner', { method: 'DELETE', path: `/follow-ups/${kind}/${id}?version=1` });

type Listed = { items: readonly { id: string; followUp?: FollowUp }[] };

/** Of two records, the second is due earlier, and the first one's follow-up is done. */
async function checkList<Response extends Listed>(
  kind: FollowUpKind,
  path: string,
  [first, second]: [string, string],
): Promise<void> {
  const list = async (query: string) =>
    (await fetchList<Response>(server, 'owner', `${path}${query}`)).items.map(({ id }) => id);
  await set(kind, first, '2026-12-03T20:00:00.000Z');
  const followUp = await set(kind, second, '2026-11-30T18:00:00.000Z');
  const { items } = await fetchList<Response>(server, 'owner', path);
  expect(items.find(({ id }) => id === second)?.followUp).toEqual(followUp);
  expect(await list('?sort=followUp')).toEqual([second, first]);
  expect(await list('?sort=followUp&down=1')).toEqual([first, second]);
  expect(await list('?followUp=today')).toEqual([second]);
  expect(await list('?followUp=overdue')).toEqual([]);
  expect((await list('?followUp=mine')).sort()).toEqual([first, second].sort());
  await finish(kind, first);
  expect(await list('?sort=followUp')).toEqual([second, first]);
  expect(await list('?followUp=mine')).toEqual([second]);
}

const described = 'Dec 3, 2026, 3:00 PM EST, owner@agency.example: Call about the papers';

test('requests are listed by their follow-ups, which their timeline shows and the caregiver’s page does not', async () => {
  const { id, token } = await fileRequest(server, 'payroll', { firstName: 'Ann' });
  const other = await fileRequest(server, 'payroll', { firstName: 'Bo' });
  await checkList<QueueResponse>('request', '/helpDesk/queues/payroll', [id, other.id]);
  const { events } = await getRequestDetail(server, id);
  expect(events.filter(({ step }) => step.startsWith('follow-up'))).toMatchObject([
    { step: 'follow-up', by: papers.owner, detail: described },
    { step: 'follow-up-done', by: papers.owner, detail: described },
  ]);
  const status = await getRequestStatus(server, token);
  expect(JSON.stringify(status)).not.toContain('follow');
});

test('applications are listed by their follow-ups, which their timeline shows', async () => {
  const apply = async (firstName: string) => {
    await submitForm(server, '/applications', { ...formSamples['/applications'], firstName });
    const { items } = await get<ApplicationsResponse>('/jobs/applications');
    return items.find(({ name }) => name.startsWith(firstName))?.id ?? '';
  };
  const ids: [string, string] = [await apply('Ann'), await apply('Bo')];
  await checkList<ApplicationsResponse>('application', '/jobs/applications', ids);
  const { entries } = await get<ApplicationDetail>(`/jobs/applications/${ids[0]}`);
  expect(entries.map(({ followUp }) => followUp)).toEqual([
    { field: 'follow-up', detail: described },
    { field: 'follow-up-done', detail: described },
  ]);
});

test('employees are listed by their follow-ups, which their history shows', async () => {
  const ann = await addSampleEmployee(server);
  const bo = await addSampleEmployee(server, { firstName: 'Bo' });
  await checkList<EmployeesResponse>('employee', '/employees', [ann.id, bo.id]);
  const { history } = await get<EmployeeDetail>(`/employees/${ann.id}`);
  expect(history.slice(0, 2)).toMatchObject([
    { field: 'follow-up-done', from: described, to: null },
    { field: 'follow-up', from: null, to: described },
  ]);
});
