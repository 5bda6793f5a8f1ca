import { describe, expect, test } from 'vitest';
import { messages } from '../../../../contract/shared/messages';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { listChats, listOutbox } from '../../../testing/stored-records';
import {
  createFormData,
  specifiedFields,
  submitEligibilityForm,
} from '../../../testing/submit-form';
import { startTestServer, useTestServer } from '../../../testing/test-server';

const server = useTestServer({
  config: { rateLimitFactor: 100 },
});

const chats = () => listChats(server);
const jobs = () => listOutbox(server);

describe('a submission', () => {
  test('with exactly the specified fields is acknowledged and starts a thread', async () => {
    const response = await submitEligibilityForm(server);
    expect([response.statusCode, response.json()]).toEqual([200, { acknowledged: true }]);
    const [thread] = await chats();
    expect(thread).toMatchObject({
      role: 'visitor',
      name: 'Ann Lee',
      contact: '2125550199',
      email: 'ann@mail.example',
      region: 'new-york',
      canText: false,
    });
    expect(thread?.messages).toHaveLength(1);
    expect(thread?.messages[0]?.eligibility).toMatchObject({ time: 'after noon', consent: false });
  });

  test('without the optional fields is acknowledged', async () => {
    const { firstName, lastName, contact, dob, time } = specifiedFields;
    const response = await submitEligibilityForm(server, {
      firstName,
      lastName,
      contact,
      dob,
      time,
    });
    expect(response.json()).toEqual({ acknowledged: true });
  });

  test('from our own site stores region and consent', async () => {
    await submitEligibilityForm(server, {
      ...specifiedFields,
      region: 'maryland',
      consent: 'true',
      website: '',
      elapsed: '20000',
    });
    expect((await chats())[0]).toMatchObject({ region: 'maryland', canText: true });
  });

  test.each(['+1 (212) 555-0199', '212\u2011555\u20110199', '(212)  555 \u2013 0199'])(
    'with the number %s belongs to the person with that number',
    async (contact) => {
      await submitEligibilityForm(server);
      await submitEligibilityForm(server, { ...specifiedFields, contact });
      const [thread, ...others] = await chats();
      expect(thread).toMatchObject({ contact: '2125550199', messages: [{}, {}] });
      expect(others).toEqual([]);
    },
  );

  test('that looks automated gets no text message, and is marked in the thread', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, consent: 'true', website: 'x' });
    expect((await chats())[0]?.messages).toMatchObject([{ possibleSpam: true }]);
    const headers = { 'x-api-key': server.context.config.smsKey };
    const body = { contact: '2125550199' };
    await server.call({ method: 'POST', path: '/sms', headers, payload: body });
    expect((await jobs()).map(({ type }) => type)).toEqual(['office-notice']);
  });

  test('for someone else stores the caller encrypted and names them in the inbox, not in the email', async () => {
    const caller = { callerName: 'Maria Lindqvist', relationship: 'Goddaughter' };
    await submitEligibilityForm(server, { ...specifiedFields, ...caller });
    expect((await chats())[0]).toMatchObject({
      name: 'Ann Lee',
      messages: [
        {
          details: [
            { label: 'Asked by', value: 'Maria Lindqvist' },
            { label: 'Relationship', value: 'Goddaughter' },
            { label: 'Office', value: 'Place of new-york' },
          ],
        },
      ],
    });
    const { db } = server.context.database;
    const stored = await Promise.all([
      db.selectFrom('messages').selectAll().execute(),
      db.selectFrom('eligibilityChecks').selectAll().execute(),
    ]);
    const [job] = await jobs();
    expect(`${JSON.stringify(stored)} ${job?.payload ?? ''}`).not.toMatch(/Lindqvist|Goddaughter/);
    expect(job?.payload).toContain('Asked by: Someone else.');
  });

  test.each([
    [{ careFor: 'other' }, [{ label: 'Asked by', value: 'Someone else' }]],
    [{ careFor: 'self', callerName: 'Typed before' }, []],
  ])('with %j names as caller %j', async (fields, caller) => {
    await submitEligibilityForm(server, { ...specifiedFields, ...fields });
    const office = { label: 'Office', value: 'Place of new-york' };
    expect((await chats())[0]?.messages[0]?.details).toEqual([...caller, office]);
  });

  test.each(['13/45/1944', 'in spring', '1/1/2130'])(
    'with the date of birth %s is stored, and tells the office that it is unclear, but not what it says',
    async (dob) => {
      const response = await submitEligibilityForm(server, { ...specifiedFields, dob });
      expect(response.json()).toEqual({ acknowledged: true });
      const [thread] = await chats();
      expect(JSON.stringify(thread)).toMatch(/couldn’t read a date/);
      expect(JSON.stringify(thread)).not.toContain(dob);
    },
  );

  test('without script is asked once for a date of birth that cannot be read', async () => {
    const headers = { accept: 'text/html' };
    const payload = () => createFormData({ ...specifiedFields, dob: 'abc' });
    const path = '/email';
    const first = await server.call({ method: 'POST', path, headers, payload: payload() });
    expect(first.statusCode).toBe(400);
    expect(first.body).toContain('We couldn’t read this date. For example 4 12 1948');
    const again = `${path}?from=%2Feligibility`;
    const second = await server.call({ method: 'POST', path: again, headers, payload: payload() });
    expect(second.statusCode).toBe(303);
    expect(await chats()).toHaveLength(1);
  });

  test('queues an email to the region’s office without DOB and Medicaid number', async () => {
    await submitEligibilityForm(server, { ...specifiedFields, region: 'michigan' });
    const [job] = await jobs();
    const [thread] = await chats();
    expect(job?.type).toBe('office-notice');
    expect(JSON.parse(job?.payload ?? '')).toMatchObject({ to: 'michigan@agency.example' });
    expect(job?.payload).toContain(
      `https://site.example/dashboard/all-form-submission-message?thread=${thread?.userId ?? ''}`,
    );
    expect(job?.payload).not.toContain(specifiedFields.dob);
    expect(job?.payload).not.toContain(specifiedFields.medicate);
  });

  test('stores DOB and Medicaid number encrypted', async () => {
    await submitEligibilityForm(server);
    const stored = await server.context.database.db
      .selectFrom('eligibilityChecks')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(specifiedFields.dob);
    expect(JSON.stringify(stored)).not.toContain(specifiedFields.medicate);
  });

  test('joins the thread of the same person, but not of another person with the same phone', async () => {
    await submitEligibilityForm(server);
    await submitEligibilityForm(server, {
      ...specifiedFields,
      firstName: ' ANN ',
      contact: '212.555.0199',
    });
    await submitEligibilityForm(server, { ...specifiedFields, firstName: 'Bob' });
    expect((await chats()).map(({ name, messages: list }) => [name, list.length])).toEqual([
      ['Bob Lee', 1],
      ['Ann Lee', 2],
    ]);
  });

  test('with another address does not redirect our replies', async () => {
    await submitEligibilityForm(server);
    await submitEligibilityForm(server, { ...specifiedFields, email: '' });
    await submitEligibilityForm(server, { ...specifiedFields, email: 'stranger@mail.example' });
    const [thread] = await chats();
    expect(thread?.email).toBe(specifiedFields.email);
    expect(thread?.messages.map(({ eligibility }) => eligibility?.email)).toEqual([
      specifiedFields.email,
      null,
      'stranger@mail.example',
    ]);
  });

  test('is stored completely or not at all', async () => {
    const broken = await startTestServer({ isDisposable: true });
    await broken.context.database.db.schema.dropTable('outbox').execute();
    const response = await submitEligibilityForm(broken);
    expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([500, 'internal']);
    expect(await listChats(broken)).toEqual([]);
    await broken.close();
  });
});

describe('wrong fields', () => {
  const getIssues = async (fields: Record<string, string>) => {
    const response = await submitEligibilityForm(server, fields);
    expect(response.statusCode).toBe(400);
    return response.json<ErrorBody>().error;
  };

  test('missing fields get the specification’s messages', async () => {
    const error = await getIssues({ firstName: '  ' });
    expect(error.fields).toEqual({
      firstName: messages.firstNameRequired,
      lastName: messages.lastNameRequired,
      contact: messages.phoneRequired,
      dob: messages.dobRequired,
      time: messages.timeRequired,
    });
  });

  test('rejects an unknown region, an invalid email, and a long name', async () => {
    expect((await getIssues({ ...specifiedFields, region: 'ohio' })).fields).toHaveProperty(
      'region',
    );
    expect((await getIssues({ ...specifiedFields, email: 'a@b' })).fields).toHaveProperty('email');
    expect(
      (await getIssues({ ...specifiedFields, firstName: 'a'.repeat(101) })).fields,
    ).toHaveProperty('firstName');
  });
});
