import { expect, test } from 'vitest';
import { formatJobError } from './job-error';

const owner = {
  formatError: ({ service }: { service: string }) => (service === 'smtp' ? 'Ours.' : null),
};

test.each([
  ['smtp', 'ECONNREFUSED', 'Ours.'],
  ['server', 'ENOSPC', 'The server’s disk is full.'],
  ['server', 'EACCES', 'The server couldn’t send it (EACCES). Ask your technical contact.'],
])('explains %s %s', (service, code, reason) => {
  expect(formatJobError({ service, code }, owner)).toBe(reason);
});
