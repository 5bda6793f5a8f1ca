import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { messages } from '../../../contract/shared/messages';
import { specifiedFields, submitEligibilityForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({
  config: { rateLimitFactor: 100 },
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

  test.each([
    ['123', messages.phoneDigits],
    ['+1 212 555 0199', messages.phoneDigits],
    ['212/555/0199', messages.phonePattern],
  ])('rejects the phone number %s', async (contact, sentence) => {
    expect(await getIssues({ ...specifiedFields, contact })).toMatchObject({
      message: sentence,
      fields: { contact: sentence },
    });
  });

  test('rejects an unknown region, an invalid e-mail, and a long name', async () => {
    expect((await getIssues({ ...specifiedFields, region: 'atlantis' })).fields).toHaveProperty(
      'region',
    );
    expect((await getIssues({ ...specifiedFields, email: 'a@b' })).fields).toHaveProperty('email');
    expect(
      (await getIssues({ ...specifiedFields, firstName: 'a'.repeat(101) })).fields,
    ).toHaveProperty('firstName');
  });
});
