import { expect, test } from 'vitest';
import { createEmailSender } from './email-sender';

const { formatError } = createEmailSender(() => Promise.resolve());

test.each([
  [{ code: 550, step: 'RCPT TO' }, 'The mail server rejected this address (550).'],
  [{ code: 552, step: 'DATA' }, 'The mail server rejected the email (552).'],
  [{ code: 535, step: 'AUTH LOGIN' }, 'The mail server rejected our password (535).'],
  [{ code: 553, step: 'MAIL FROM' }, 'The mail server rejected our address (553).'],
  [{ code: 'ECONNREFUSED', step: 'CONN' }, 'The mail server couldn’t be reached (ECONNREFUSED).'],
  [
    { code: 'ETLS' },
    'The mail server doesn’t offer encryption (TLS), so we didn’t send the email. Ask your technical contact.',
  ],
])('explains why the mail server failed: %o', (error, reason) => {
  expect(formatError({ service: 'smtp', ...error })).toBe(reason);
});

test('explains why an email came back', () => {
  const reason = 'This mailbox doesn’t exist. Check the address. (5.1.1)';
  expect(formatError({ service: 'bounce', code: '5.1.1' })).toBe(reason);
});
