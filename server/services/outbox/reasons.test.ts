import { expect, test } from 'vitest';
import { formatDeliveryReason } from './reasons';

test.each([
  ['SMTP: 550 at RCPT TO', 'The mail server rejected this address (550).'],
  ['SMTP: 552 at DATA', 'The mail server rejected the e-mail (552).'],
  ['SMTP: 535 at AUTH LOGIN', 'The mail server rejected our password (535).'],
  ['SMTP: 553 at MAIL FROM', 'The mail server rejected our address (553).'],
  ['SMTP: ECONNREFUSED at CONN', 'The mail server couldn’t be reached (ECONNREFUSED).'],
  [
    'SMTP: no TLS',
    'The mail server doesn’t offer encryption (TLS), so we didn’t send the email. Ask your technical contact.',
  ],
  ['Returned: 5.1.1', 'This mailbox doesn’t exist. Check the address. (5.1.1)'],
  ['Twilio: 400, code 30006', 'This number can’t get texts. It may be a landline. (30006)'],
  ['Twilio: 401, code 20003', 'The text service rejected our account (401, code 20003).'],
  ['Twilio: TimeoutError', 'The text service couldn’t be reached (TimeoutError).'],
  ['Deploy hook: 404', 'The site’s host rejected the call (404).'],
  ['Deploy hook: TypeError', 'The site’s host couldn’t be reached (TypeError).'],
  ['opted out', 'This person opted out of our texts.'],
  ['not a number of a person', 'This number can’t receive texts.'],
  ['ENOSPC', 'The server’s disk is full.'],
  ['EACCES', 'The server couldn’t send it (EACCES). Ask your technical contact.'],
])('explains %s', (lastProblem, reason) => {
  expect(formatDeliveryReason({ lastProblem, refusedCode: null })).toBe(reason);
});

test('explains what the carrier reported', () => {
  const job = { lastProblem: 'not delivered by the carrier', refusedCode: 30003 };
  expect(formatDeliveryReason(job)).toBe('The phone was turned off or out of reach.');
});
