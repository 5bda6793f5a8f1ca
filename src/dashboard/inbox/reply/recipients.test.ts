import { expect, test } from 'vitest';
import {
  sampleChat,
  sampleEmail,
  samplePhone,
} from '../../../../contract/inbox/testing/sample-threads';
import { listRecipients, resolveRecipient } from './recipients';

const daughter = { name: 'Ana Diaz', relationship: 'daughter', isPreferred: false };
const noConsent = { canText: false, canReceiveTexts: true, textConsent: null };
const own = samplePhone();
const hers = samplePhone({ id: 'p2', value: '9735550118', ...daughter });
const work = samplePhone({ id: 'p3', value: '4105550136', label: 'Work', isPreferred: false });

const listTexts = (...contactPoints: (typeof own)[]) =>
  listRecipients('sms', sampleChat({ contactPoints }));
const resolve = (recipients: ReturnType<typeof listTexts>, picked?: string) =>
  resolveRecipient(recipients, picked, own.value)?.to;

test('lists the numbers that may be texted, with whose they are', () => {
  expect(listTexts(own, hers, { ...work, texting: noConsent }).map(({ label }) => label)).toEqual([
    '(212) 555-0143',
    '(973) 555-0118, Ana Diaz (daughter)',
  ]);
});

test('chooses the preferred number, or else another one of the person, never someone else’s', () => {
  const silent = { ...own, texting: noConsent };
  expect(resolve(listTexts(own, hers))).toBe(own.value);
  expect(resolve(listTexts(silent, hers, work))).toBe(work.value);
  expect(resolve(listTexts(silent, hers))).toBeUndefined();
  expect(resolve(listTexts(own, hers), hers.value)).toBe(hers.value);
  expect(resolve(listTexts(own), hers.value)).toBeUndefined();
});

test('lists addresses of merged threads once, with their name, and those of messages last', () => {
  const email = sampleEmail();
  const merged = [
    { ...{ userId: 'p2', name: 'Rosa Diaz', contact: '', email: 'rd@mail.example', version: 1 } },
  ];
  const chat = sampleChat({
    merged,
    contactPoints: [
      email,
      sampleEmail({ userId: 'p2', value: 'Rosa@family.example', isPreferred: false }),
      sampleEmail({ id: 'e2', userId: 'p2', value: 'rd@mail.example', isPreferred: false }),
    ],
    laterAddresses: [{ email: 'x@mail.example', messageId: 'm2' }],
  });
  expect(listRecipients('email', chat).map(({ label }) => label)).toEqual([
    'rosa@family.example',
    'rd@mail.example, Rosa Diaz',
    'x@mail.example (from a later message)',
  ]);
});
