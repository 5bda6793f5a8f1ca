import { expect, test } from 'vitest';
import { optedOutConsent, sampleChat } from '../../../../contract/inbox/testing/sample-threads';
import { buildPreviews, type SelectedPerson } from './previews';

const office = {
  company: 'Larkspan Home Care',
  phone: '(212) 555-0142',
  email: 'newyork@larkspan.example',
};
const person = (
  overrides: Parameters<typeof sampleChat>[0],
  firstName: string | null = 'Rosa',
): SelectedPerson => ({
  chat: sampleChat(overrides),
  values: { ...office, firstName, lastName: null },
});
const rosa = person({});
const ana = person(
  { userId: 'p2', name: 'Ana', contact: '2125550144', email: 'ana@x.example' },
  'Ana',
);
const author = { displayName: 'Ira Intake', hasDraft: () => false };
const email = {
  channel: 'email',
  subject: 'From {{company}}',
  text: ' Hi {{firstName}}. {{me}} ',
} as const;
const sms = { channel: 'sms', text: 'Hi {{firstName}}' } as const;

test('fills in the data of each person', () => {
  expect(buildPreviews([rosa, ana], email, author)).toEqual([
    {
      ...{ userId: 'p1', name: 'Rosa Delgado', recipient: 'rosa@family.example', error: null },
      body: {
        ...{ channel: 'email', to: 'rosa@family.example' },
        ...{ subject: 'From Larkspan Home Care', text: 'Hi Rosa. Ira Intake' },
      },
    },
    expect.objectContaining({ userId: 'p2', error: null }),
  ]);
  expect(buildPreviews([ana], sms, author)[0]).toMatchObject({
    recipient: '(212) 555-0144',
    body: { channel: 'sms', to: '2125550144', text: 'Hi Ana' },
  });
});

test.each([
  ['an unfilled placeholder', 'Hi {{firstName}}', 'Fill in before sending: [fill in: first name]'],
  ['an unknown placeholder', 'Born {{dob}}', 'Fill in before sending: {{dob}}'],
  ['a long text', 'x'.repeat(1501), 'Too long. Shorten the message.'],
])('says that the message has %s', (_, text, error) => {
  const [preview] = buildPreviews([person({}, null)], { channel: 'sms', text }, author);
  expect(preview?.error).toBe(error);
  expect(preview?.body).not.toBeNull();
});

test.each([
  ['has not agreed to texts', { canText: false }, sms, /hasn’t agreed/],
  ['opted out', { canText: false, textConsent: optedOutConsent }, sms, /opted out/],
  ['has no email address', { email: null }, email, /no email address/],
  [
    'has only an address of a later message',
    { email: null, laterAddresses: [{ email: 'who@x.example', messageId: 'm1' }] },
    email,
    /someone else’s/,
  ],
])('says why a person who %s can’t get it', (_, overrides, message, error) => {
  const [preview] = buildPreviews([person(overrides)], message, author);
  expect(preview).toMatchObject({ body: null, error: expect.stringMatching(error) as string });
});

test('writes once to an address that two people share', () => {
  const shared = person({ userId: 'p3', name: 'Luis Delgado' });
  expect(buildPreviews([rosa, shared], email, author)[1]).toMatchObject({
    body: null,
    error: 'Rosa Delgado gets it there.',
  });
});

test('leaves out people to whom the author has a draft, which sending would delete', () => {
  const hasDraft = (userId: string) => userId === 'p1';
  const [first, second] = buildPreviews([rosa, ana], email, { ...author, hasDraft });
  expect(first).toMatchObject({ body: null, error: expect.stringContaining('draft') as string });
  expect(second?.error).toBeNull();
});
