import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { formSamples } from '../../testing/samples/forms';
import { listChats, listOutbox } from '../../testing/stored-records';
import {
  specifiedFields,
  submitEligibilityForm,
  submitForm,
  type Fields,
} from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

const contact = (more: Fields = {}) =>
  submitForm(server, '/contact', { ...formSamples['/contact'], ...more });
const enrol = (more: Fields = {}) =>
  submitForm(server, '/enrollments', { ...formSamples['/enrollments'], ...more });
const chats = () => listChats(server);

test('adds a message with readable details to the person’s thread', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, region: 'maryland' });
  await contact();
  const [thread, ...others] = await chats();
  expect(others).toEqual([]);
  expect(thread?.messages.at(-1)).toMatchObject({
    channel: 'contact',
    direction: 'in',
    text: 'Good morning,\n\nmy mother needs help.',
    eligibility: null,
    details: [
      { label: 'Name', value: 'Ann Lee' },
      { label: 'Phone', value: '(212) 555-0199' },
      { label: 'Email', value: 'ann@mail.example' },
      { label: 'Preferred reply', value: 'By phone' },
      { label: 'Office', value: 'Place of maryland' },
    ],
  });
});

test('a reply by email needs an address', async () => {
  const response = await contact({ answerBy: 'email', email: '' });
  expect(response.json<ErrorBody>().error.fields).toEqual({
    email: 'Enter your email address so we can reply by email',
  });
});

test('a reply by email needs no phone number, and one by phone does', async () => {
  expect((await contact({ answerBy: 'email', contact: '' })).statusCode).toBe(200);
  const [thread] = await chats();
  expect(thread).toMatchObject({ contact: '', email: 'ann@mail.example' });
  expect(JSON.stringify(thread?.messages[0]?.details)).not.toContain('Phone');
  const response = await contact({ answerBy: 'call', contact: '' });
  expect(response.json<ErrorBody>().error.fields).toEqual({ contact: 'Phone number is required' });
});

test('a class request is a message with readable choices', async () => {
  await enrol({ question: '' });
  const [thread] = await chats();
  expect(thread).toMatchObject({ region: 'michigan' });
  expect(thread?.messages[0]).toMatchObject({
    channel: 'enrollment',
    text: 'Requests a spot in a home health aide class.',
    details: expect.arrayContaining([
      { label: 'Certificate', value: 'Yes, as a certified nurse aide (CNA)' },
      { label: 'Availability', value: 'Weekday evenings' },
      { label: 'Language', value: 'Bengali' },
    ]) as object,
  });
});

test('a later message does not change the thread’s address or region', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, region: 'new-jersey' });
  const other = { email: 'stranger@mail.example', region: 'michigan' };
  await contact(other);
  await enrol(other);
  await submitEligibilityForm(server, { ...specifiedFields, ...other });
  const [thread, ...others] = await chats();
  expect(others).toEqual([]);
  expect(thread).toMatchObject({ email: specifiedFields.email, region: 'new-jersey' });
  for (const message of thread?.messages.slice(1) ?? []) {
    expect(JSON.stringify(message)).toContain('stranger@mail.example');
    expect(message.details).toContainEqual({ label: 'Office', value: 'Place of michigan' });
  }
});

test('another spelling of the thread’s address is the same address', async () => {
  await contact();
  await enrol({ email: 'ANN@mail.example' });
  expect((await chats())[0]?.laterAddresses).toEqual([]);
});

test('notifies the office of the chosen region', async () => {
  await contact({ region: 'michigan' });
  const [job] = await listOutbox(server);
  expect(JSON.parse(job?.payload ?? '')).toMatchObject({ to: 'michigan@agency.example' });
});

test('a new person who writes from a Spanish page speaks Spanish', async () => {
  const readLanguages = () =>
    server.context.database.db.selectFrom('threads').select('language').execute();
  await contact({ pageLanguage: 'es' });
  expect(await readLanguages()).toEqual([{ language: 'Spanish' }]);
});
