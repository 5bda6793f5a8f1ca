import { expect, test } from 'vitest';
import { createDeployJob } from './deploy-job';

test.each([
  [404, 'The site’s host rejected the call (404).'],
  ['TypeError', 'The site’s host couldn’t be reached (TypeError).'],
  ['no_url', 'No site host is set up (DEPLOY_HOOK_URL).'],
])('explains why the site’s host was not called: %s', (code, reason) => {
  expect(createDeployJob(null).formatError({ service: 'deploy-hook', code })).toBe(reason);
});
