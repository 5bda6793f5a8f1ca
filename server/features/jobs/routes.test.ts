import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type {
  JobPostDetail,
  JobPostsResponse,
  CloseJobsResponse,
} from '../../../contract/jobs/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { addSampleJob, patchJob, postJob, sampleJob } from '../../testing/samples/jobs';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const get = (path: string) => server.callAs('admin', { method: 'GET', path });
const list = async (query = '') => (await get(`/jobs${query}`)).json<JobPostsResponse>();
const getFields = (answer: Awaited<ReturnType<typeof postJob>>) => {
  expect(answer.statusCode).toBe(400);
  return answer.json<ErrorBody>().error.fields;
};

test('adds a normalized job with its own slug and an audit entry', async () => {
  expect(await list()).toMatchObject({ items: [], total: 0 });
  const answer = await postJob(server);
  expect(answer.statusCode).toBe(201);
  const added = answer.json<JobPostDetail>();
  expect(added).toMatchObject({
    slug: 'weekend-aide-nunez-sons-trenton',
    shifts: ['day', 'weekend'],
    languages: ['English', 'Spanish'],
    pay: { from: 18.5, to: 20.5, per: 'HOUR' },
    benefits: ['Earned sick leave', 'Health insurance: from 30 hours'],
    validThrough: '2026-12-31',
    displayState: 'open',
    wasOpen: true,
    version: 1,
    history: [{ field: 'added', by: 'owner@agency.example' }],
  });
  const { history: _history, ...item } = added;
  expect(await list()).toMatchObject({ items: [item], total: 1 });
  expect((await get(`/jobs/${added.id}`)).json()).toEqual(added);
  const entries = await listAuditEntries(server.context.database.db, added.id);
  expect(entries).toMatchObject([{ action: 'add-job', detail: 'open' }]);
  expect((await addSampleJob(server)).slug).toBe('weekend-aide-nunez-sons-trenton-2');
});

describe('rejects an open job', () => {
  test.each([
    ['without pay in New Jersey', { payFrom: '', payTo: '', payPer: '' }, ['payFrom']],
    [
      'with pay of invisible characters',
      { payFrom: '\u3164', payTo: '\u3164', payPer: '\u3164' },
      ['payFrom'],
    ],
    [
      'without benefits in Maryland',
      { region: 'maryland', county: '', benefits: ' ' },
      ['benefits'],
    ],
    ['with half a pay range', { payTo: '' }, ['payTo']],
    ['with a range that nobody pays', { payFrom: '20', payTo: '999' }, ['payTo']],
    [
      'without benefits in New York, where the agency requires them',
      { region: 'new-york', county: '', benefits: '' },
      ['benefits'],
    ],
    ['with a descending pay range', { payFrom: '21' }, ['payTo']],
    [
      'with a last day in the past',
      { posted: '2026-11-01', validThrough: '2026-11-21' },
      ['validThrough'],
    ],
    [
      'with a last day before the first',
      { posted: '2026-12-31', validThrough: '2026-12-30' },
      ['validThrough'],
    ],
    ['with a county of another state', { county: 'Kings' }, ['county']],
    [
      'with an unknown language or shift',
      { languages: 'Klingon', shifts: 'noon' },
      ['languages', 'shifts'],
    ],
    ['with a short summary', { description: 'Come' }, ['description']],
    [
      'with empty fields',
      { title: '', city: '', shifts: '', body: '', validThrough: '' },
      ['title', 'city', 'shifts', 'body', 'validThrough'],
    ],
    ['with the slug of a job in content/', { slug: 'aide-newark' }, ['slug']],
    ['with an invalid slug', { slug: 'Aide Newark' }, ['slug']],
  ])('%s', async (_case, parts, fields) => {
    expect(Object.keys(getFields(await postJob(server, parts)) ?? {})).toEqual(fields);
    expect((await list()).total).toBe(0);
  });

  test('with code in its text, naming line and column', async () => {
    const body = 'You visit people.\n\nYou earn {pay}.\n\n<Marquee />';
    const answer = await postJob(server, { body, state: 'draft' });
    expect(getFields(answer)?.['body']).toMatch(/^Line 3, column 10: [^\n]*$/);
    const { issues } = answer.json<ErrorBody>().error;
    expect(issues?.map(({ line, column }) => [line, column])).toEqual([
      [3, 10],
      [5, 1],
    ]);
  });
});

test('a draft needs only a title and a region, and Michigan requires no pay', async () => {
  const bare = Object.fromEntries(Object.keys(sampleJob).map((field) => [field, '']));
  expect(Object.keys(getFields(await postJob(server, { ...bare, state: 'draft' })) ?? {})).toEqual([
    'title',
    'region',
  ]);
  const draft = { ...bare, title: 'Aide', region: 'michigan', state: 'draft' };
  expect(await addSampleJob(server, draft)).toMatchObject({
    displayState: 'draft',
    wasOpen: false,
    pay: null,
  });
  const noPay = {
    region: 'michigan',
    county: '',
    payFrom: '',
    payTo: '',
    payPer: '',
    benefits: '',
  };
  expect((await postJob(server, noPay)).statusCode).toBe(201);
});

test('rejects a new job that is closed', async () => {
  for (const state of ['closed', ' closed ']) {
    expect(getFields(await postJob(server, { state }))).toEqual({ state: 'Choose draft or open' });
  }
  expect((await list()).total).toBe(0);
});

test('logs a change by field, and audits only the field names', async () => {
  const { id } = await addSampleJob(server);
  const patch = { version: 1, city: 'Ewing', payTo: '21', body: 'Other words.' };
  const changed = (await patchJob(server, id, patch, 'admin')).json<JobPostDetail>();
  expect(changed).toMatchObject({ city: 'Ewing', version: 2, changedBy: 'admin@agency.example' });
  expect(changed.history).toMatchObject([
    { field: 'body', from: null, to: null },
    { field: 'payTo', from: '20.50', to: '21' },
    { field: 'city', from: 'Trenton', to: 'Ewing' },
    { field: 'added' },
  ]);
  const [, entry] = await listAuditEntries(server.context.database.db, id);
  expect(entry).toMatchObject({ action: 'change-job', detail: 'town, maximum pay, description' });
});

test('rejects a change of an outdated version and names who changed what', async () => {
  const { id } = await addSampleJob(server);
  await patchJob(server, id, { version: 1, title: 'Aide' }, 'admin');
  await patchJob(server, id, { version: 2, state: 'closed' }, 'intake');
  const late = await patchJob(server, id, { version: 1, city: 'Ewing' });
  expect([late.statusCode, late.json<ErrorBody>().error.message]).toEqual([
    409,
    'intake@agency.example changed this: status is Closed, title. Check it and try again.',
  ]);
  const same = await patchJob(server, id, { version: 1, title: 'Aide' });
  expect(same.json()).toMatchObject({ version: 3 });
});

test('closes and reopens a job, whose slug then stays and which can’t become a draft', async () => {
  const { id, slug } = await addSampleJob(server);
  const closed = await patchJob(server, id, { version: 1, state: 'closed' });
  expect(closed.json()).toMatchObject({ displayState: 'closed', closedOn: '2026-11-22' });
  for (const patch of [{ slug: 'other' }, { state: 'draft' }]) {
    expect(
      Object.keys(getFields(await patchJob(server, id, { version: 2, ...patch })) ?? {}),
    ).toEqual(Object.keys(patch));
  }
  const open = await patchJob(server, id, { version: 2, state: 'open' });
  expect(open.json()).toMatchObject({ displayState: 'open', closedOn: null, slug });
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries.map(({ action }) => action)).toEqual(['add-job', 'close-job', 'open-job']);
});

test('moves the first day of a scheduled job, but not of a published one to the future', async () => {
  const { id } = await addSampleJob(server);
  const later = await patchJob(server, id, { version: 1, posted: '2026-11-30' });
  expect([later.statusCode, getFields(later)]).toEqual([
    400,
    { posted: 'This job is published already. The day can’t be in the future' },
  ]);
  const ahead = await addSampleJob(server, { posted: '2026-11-25' });
  const moved = await patchJob(server, ahead.id, { version: 1, posted: '2026-11-30' });
  expect(moved.json()).toMatchObject({ displayState: 'scheduled', posted: '2026-11-30' });
});

test('applies the rules of an open job to a closed one, which keeps its page', async () => {
  const { id } = await addSampleJob(server);
  const emptied = await patchJob(server, id, { version: 1, state: 'closed', posted: '' });
  expect(Object.keys(getFields(emptied) ?? {})).toEqual(['posted']);
  await patchJob(server, id, { version: 1, state: 'closed' });
  for (const field of ['posted', 'description', 'city', 'type', 'languages', 'shifts', 'body']) {
    const answer = await patchJob(server, id, { version: 2, [field]: '' }, 'admin');
    expect(Object.keys(getFields(answer) ?? {})).toEqual([field]);
  }
  now = new Date('2026-11-30T15:00:00.000Z');
  expect(getFields(await patchJob(server, id, { version: 2, posted: '2026-11-25' }))).toEqual({
    posted: 'The job was closed before this day. Choose an earlier day',
  });
  const earlier = await patchJob(server, id, { version: 2, posted: '2026-11-01' });
  expect(earlier.json()).toMatchObject({
    posted: '2026-11-01',
    displayState: 'closed',
    version: 3,
  });
});

test('expires a job after its last day at its office, and reopens it with a later one', async () => {
  const { id } = await addSampleJob(server);
  now = new Date('2027-01-01T04:59:00.000Z');
  expect(await list('?state=open')).toMatchObject({ total: 1 });
  now = new Date('2027-01-01T05:00:00.000Z');
  expect(await list('?state=open')).toMatchObject({ total: 0 });
  expect((await list('?state=expired')).items).toMatchObject([{ id, displayState: 'expired' }]);
  expect(getFields(await patchJob(server, id, { version: 1, title: 'Aide' }))).toEqual({
    validThrough: 'The deadline has passed: choose a later day',
  });
  await patchJob(server, id, { version: 1, validThrough: '2027-03-31' });
  expect(await list('?state=open')).toMatchObject({ total: 1 });
});

test('closes several jobs and reports those that changed since', async () => {
  const [one, two] = [await addSampleJob(server), await addSampleJob(server)];
  await patchJob(server, two.id, { version: 1, title: 'Aide' }, 'intake');
  const jobs = [one, two].map(({ id, version }) => ({ id, version }));
  const answer = await server.callAs('admin', {
    method: 'POST',
    path: '/jobs/close',
    payload: { jobs },
  });
  expect(answer.json<CloseJobsResponse>()).toMatchObject({
    changed: [one.id],
    rejected: [{ id: two.id, message: expect.stringContaining('intake@agency.example') as string }],
  });
});

test('duplicates a job as a draft with its own slug and no dates', async () => {
  const { id } = await addSampleJob(server);
  const path = `/jobs/${id}/duplicate`;
  const copy = (await server.callAs('owner', { method: 'POST', path })).json<JobPostDetail>();
  expect(copy).toMatchObject({
    slug: 'weekend-aide-nunez-sons-trenton-2',
    state: 'draft',
    posted: null,
    validThrough: null,
    pay: { from: 18.5, to: 20.5, per: 'HOUR' },
    history: [{ field: 'duplicated' }],
  });
});
