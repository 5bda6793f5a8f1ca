import { expect, test } from 'vitest';
import { receiveText, testTwilio as twilio } from '../../../testing/inbound-sms';
import { fileRequest, getRequestDetail } from '../../../testing/samples/help-desk-requests';
import { firstThread } from '../../../testing/single-thread';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer({ config: { twilio, rateLimitFactor: 100 } });
const contact = '2125550199';

/** The consent in the request and in the thread of the same number. */
async function listStates(requestId: string) {
  const { canText, textConsent } = await getRequestDetail(server, requestId);
  const chat = await firstThread(server);
  return [
    [canText, textConsent?.source],
    [chat.canText, chat.textConsent?.source],
  ];
}

test('the latest consent of a number counts for its request and its thread', async () => {
  await submitEligibilityForm(server, { ...specifiedFields, contact });
  const { id } = await fileRequest(server, 'payroll', { contact });
  const both = (...state: unknown[]) => [state, state];
  expect(await listStates(id)).toEqual(both(false, undefined));
  await fileRequest(server, 'payStub', { contact, consent: 'true' });
  expect(await listStates(id)).toEqual(both(true, 'help-desk'));
  await receiveText(server, { From: `+1${contact}`, Body: 'STOP' });
  expect(await listStates(id)).toEqual(both(false, 'text'));
  await submitEligibilityForm(server, { ...specifiedFields, contact, consent: 'true' });
  expect(await listStates(id)).toEqual(both(false, 'text'));
  await receiveText(server, { From: `+1${contact}`, Body: 'START' });
  expect(await listStates(id)).toEqual(both(true, 'text'));
});

test('an unticked box and no answer give no consent', async () => {
  for (const consent of ['false', '']) {
    const { id } = await fileRequest(server, 'payroll', { contact, consent });
    expect(await getRequestDetail(server, id)).toMatchObject({ canText: false, textConsent: null });
  }
});

test('a number that no person can have is accepted, and shown as one that gets no texts', async () => {
  const { id } = await fileRequest(server, 'payroll', { contact: '9765550199', consent: 'true' });
  expect(await getRequestDetail(server, id)).toMatchObject({
    canText: false,
    canReceiveTexts: false,
  });
});
