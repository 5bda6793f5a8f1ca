import { expect, test } from 'vitest';
import { testRegions } from '../testing/regions';
import { confirmationText } from '../texts/confirmation';
import { officeNotice } from './office-notice';
import { replyMail } from './reply';

const submission = { firstName: 'Ann', lastName: '<Lee>', contact: '2125550199', time: 'noon' };
const notice = officeNotice({
  region: testRegions.michigan,
  siteUrl: 'https://site.example',
  to: null,
  threadId: 'thread-1',
  submission,
  hasCard: true,
});

test('the office’s notice goes to the region, names nobody in its subject and leads to the thread', () => {
  expect(notice).toMatchObject({ to: 'michigan@agency.example', fromName: 'Test Care MI' });
  expect(notice.subject).not.toContain('Ann');
  const link = 'https://site.example/dashboard/all-form-submission-message?thread=thread-1';
  expect(notice.text).toContain(link);
  expect(notice.html).toContain(link);
  expect(notice.text).toContain('(212) 555-0199');
});

test('what people type is never markup', () => {
  expect(notice.html).toContain('&lt;Lee&gt;');
  expect(notice.html).not.toContain('<Lee>');
});

test('an installation may send all notices to one mailbox', () => {
  const moved = officeNotice({
    region: testRegions.michigan,
    siteUrl: '',
    to: 'all@agency.example',
    threadId: '',
    submission,
    hasCard: false,
  });
  expect(moved.to).toBe('all@agency.example');
});

test('an answer is signed with the region’s name, address and phone, as text too', () => {
  const mail = replyMail({ region: testRegions.maryland, to: 'ann@mail.example', text: 'Yes.\n' });
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Yes.');
    expect(body).toContain('Test Care MD');
    expect(body).toContain('1 Test Street, Testville, TS 00001');
    expect(body).toContain('(410) 555-0100');
  }
});

test('the confirmation text says who writes, what it may cost and how to stop, in two segments', () => {
  for (const region of Object.values(testRegions)) {
    const text = confirmationText(region);
    expect(text).toContain(region.company);
    expect(text).toMatch(/Message and data rates may apply.*STOP to opt out, HELP for help/);
    expect(text.length).toBeLessThanOrEqual(306);
    expect(text).toMatch(/^[\x20-\x7e]+$/);
  }
});
