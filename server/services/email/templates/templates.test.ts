import { describe, expect, test } from 'vitest';
import { testRegions } from '../../../testing/samples/region-records';
import { countTextParts } from '../../../../contract/sms/text-parts';
import { personTexts } from '../../texts/texts';
import {
  buildApplicationNotice,
  buildApplicationReceipt,
} from '../../../features/applications/emails';
import {
  buildContactNotice,
  buildEligibilityNotice,
  buildEnrollmentNotice,
} from '../../../features/forms/notices';
import { buildHelpDeskNotice, buildHelpDeskReceipt } from '../../../features/help-desk/emails';
import { buildNotice, buildReplyEmail } from './region-email';

const person = { firstName: 'Ann', lastName: "O'Lee", contact: '2125550199' };
const office = { region: testRegions.michigan, siteUrl: 'https://site.example', to: null };
const check = { ...person, threadId: 'thread-1', time: 'noon', hasCard: true, hasCaller: false };
const notice = buildEligibilityNotice(office, check);

test('sends the office notice to the region, with a link to the thread and no name in the subject', () => {
  expect(notice).toMatchObject({
    to: 'michigan@agency.example',
    fromName: 'Test Care MI',
    isAutomatic: true,
  });
  expect(notice.subject).not.toContain('Ann');
  const link = 'https://site.example/dashboard/all-form-submission-message?thread=thread-1';
  expect(notice.text).toContain(link);
  expect(notice.html).toContain(link);
  expect(notice.text).toContain('(212) 555-0199');
});

test('escapes what people type', () => {
  expect(notice.html).toContain('O&#39;Lee');
  const marked = buildEligibilityNotice(office, { ...check, lastName: '<b>evil.example</b>' });
  expect(marked.html + marked.text).not.toMatch(/<b>evil|evil.example/);
});

test('says that someone else asked, without the name', () => {
  expect(notice.text).not.toContain('Asked by');
  const asked = buildEligibilityNotice(office, { ...check, hasCaller: true });
  expect(asked.text).toContain('Asked by: Someone else.');
});

test('sends all notices to one mailbox if configured', () => {
  const moved = buildEligibilityNotice({ ...office, to: 'all@agency.example' }, check);
  expect(moved.to).toBe('all@agency.example');
});

test.each([
  ['message', buildContactNotice(office, { ...check, answerBy: 'By phone' }), '?thread=thread-1'],
  ['class request', buildEnrollmentNotice(office, check), '?thread=thread-1'],
  [
    'application',
    buildApplicationNotice(office, { ...person, id: 'a1', jobTitle: 'Aide', hasResume: true }),
    '/dashboard/all-job-post?view=applications&application=a1',
  ],
  [
    'help-desk request',
    buildHelpDeskNotice(office, {
      ...person,
      type: 'Pay stub',
      reference: 'HD-7K3M-9Q',
      path: '/dashboard/pay-stub',
    }),
    '/dashboard/pay-stub',
  ],
])('links the notice of a %s to its screen, without a name in the subject', (_case, mail, path) => {
  expect(mail.to).toBe('michigan@agency.example');
  expect(mail.subject).not.toContain('Ann');
  expect(mail.text).toContain(path);
  expect(mail.html).toContain('O&#39;Lee');
});

test('repeats nothing that was typed in a receipt', () => {
  const to = 'someone@mail.example';
  const { region } = office;
  const language = null;
  const request = {
    region,
    language,
    to,
    reference: 'HD-7K3M-9Q',
    statusUrl: 'https://site.example/s#t',
  };
  const mails = [
    buildApplicationReceipt({
      ...{ region, language, to, job: { title: 'Home health aide', sample: false } },
    }),
    buildHelpDeskReceipt(request),
  ];
  for (const mail of mails) {
    expect(mail).toMatchObject({ to, fromName: 'Test Care MI', isAutomatic: true });
    expect(mail.text).toContain('(313) 555-0100');
    expect(mail.text + mail.html).not.toMatch(/Ann|Lee/);
  }
  expect(mails[1]?.text).toContain('https://site.example/s#t');
});

test('the receipt of a sample job promises no call', () => {
  const job = { title: 'Aide', sample: true };
  const to = 'a@mail.example';
  const mail = buildApplicationReceipt({ region: office.region, language: null, to, job });
  expect(mail.text).toContain('This job is a sample, so nobody will call you.');
  expect(mail.text).not.toContain('will review it');
});

test('does not mark a notice with a note of the staff as automatic', () => {
  const parts = { ...office, to: 'a@mail.example', subject: '', lead: '', details: [], link: null };
  expect(buildNotice(parts)).toHaveProperty('isAutomatic');
  expect(buildNotice({ ...parts, note: 'See you Monday.' })).not.toHaveProperty('isAutomatic');
});

test('signs a reply with the region’s name, address, and phone', () => {
  const mail = buildReplyEmail({
    region: testRegions.maryland,
    to: 'ann@mail.example',
    text: 'Yes.\n',
    language: null,
  });
  expect(mail).not.toHaveProperty('isAutomatic');
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Yes.');
    expect(body).toContain('Test Care MD');
    expect(body).toContain('1 Test Street, Testville, TS 00001');
    expect(body).toContain('(410) 555-0100');
  }
});

describe.each([
  ['English', personTexts.en, /Message and data rates may apply.*STOP to opt out, HELP for help/],
  ['Spanish', personTexts.es, /tarifas de mensajes y datos.*STOP para cancelar, HELP para/],
] as const)('in %s', (_name, texts, terms) => {
  const { text, helpDesk } = texts;

  test('the confirmation text names the sender, the cost, and the opt-out, in two segments', () => {
    for (const { company, phone } of Object.values(testRegions)) {
      const confirmation = text.confirmation(company, phone);
      expect(confirmation).toContain(company);
      expect(confirmation).toMatch(terms);
      expect(countTextParts(confirmation).parts).toBeLessThanOrEqual(2);
    }
  });

  test('texts are charged as plain ones', () => {
    const sent = [
      ...[text.confirmation, text.stop, text.start, text.help].map((build) => build('Care', '5')),
      ...Object.values(helpDesk.decision).map((lead) => lead.replaceAll('’', "'")),
      `${helpDesk.reference} ${helpDesk.questions('5')}`,
    ];
    for (const one of sent) expect(countTextParts(one).unicode).toEqual([]);
  });
});
