import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { messages } from '../../../contract/shared/messages';
import { chatsOf } from '../../testing/stored-records';
import { sendForm, specifiedFields, submit } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({
  config: { rateLimitFactor: 100 },
});

describe('wrong fields', () => {
  const problems = async (fields: Record<string, string>) => {
    const answer = await submit(server, fields);
    expect(answer.statusCode).toBe(400);
    return answer.json<ErrorBody>().error;
  };

  test('missing ones are named in the specification’s sentences', async () => {
    const error = await problems({ firstName: '  ' });
    expect(error.fields).toEqual({
      firstName: messages.firstNameRequired,
      lastName: messages.lastNameRequired,
      contact: messages.phoneRequired,
      dob: messages.dobRequired,
      time: messages.timeRequired,
    });
  });

  test.each([
    ['123', messages.phoneDigits],
    ['+1 212 555 0199', messages.phoneDigits],
    ['212/555/0199', messages.phonePattern],
  ])('the telephone number %s is refused', async (contact, sentence) => {
    expect(await problems({ ...specifiedFields, contact })).toMatchObject({
      message: sentence,
      fields: { contact: sentence },
    });
  });

  test('an unknown field is refused', async () => {
    const error = await problems({ ...specifiedFields, isAdmin: 'true' });
    expect(error.fields).toEqual({ isAdmin: 'This field is not known.' });
  });

  test('an unknown region, a wrong e-mail and an endless name are refused', async () => {
    expect((await problems({ ...specifiedFields, region: 'ohio' })).fields).toHaveProperty(
      'region',
    );
    expect((await problems({ ...specifiedFields, email: 'a@b' })).fields).toHaveProperty('email');
    expect(
      (await problems({ ...specifiedFields, firstName: 'a'.repeat(101) })).fields,
    ).toHaveProperty('firstName');
  });

  test('a field that comes twice is refused', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(specifiedFields)) form.append(name, value);
    form.append('firstName', 'Eve');
    expect((await sendForm(server, form)).statusCode).toBe(400);
  });

  test('store nothing', async () => {
    await submit(server, { ...specifiedFields, contact: '123' });
    expect(await chatsOf(server)).toEqual([]);
  });

  test('another kind of body is 415', async () => {
    const answer = await server.call({
      method: 'POST',
      path: '/email',
      payload: { firstName: 'A' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a body that is no whole form', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with another boundary', 'multipart/form-data; boundary=zzz', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=Z',
      '--Z\r\nContent-Disposition: form-data; name="time"\r\n\r\nany',
    ],
  ])('%s is the sender’s fault: 400', async (_what, type, payload) => {
    const answer = await server.call({
      method: 'POST',
      path: '/email',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      400,
      'bad_request',
    ]);
  });
});

describe('a robot', () => {
  test.each([[{ website: 'https://spam.example' }], [{ elapsed: '300' }]])(
    'is told so: %j',
    async (guard) => {
      const answer = await submit(server, { ...specifiedFields, ...guard });
      expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([400, 'robot']);
    },
  );
});
