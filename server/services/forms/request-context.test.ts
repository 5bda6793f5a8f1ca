import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { everyForm, formSamples } from '../../testing/samples/forms';
import { submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { corsOrigins: ['https://agency.example'] } });

const send = (headers: Record<string, string>, path = '/contact') =>
  submitForm(server, path, formSamples[path] ?? {}, {
    headers: { host: 'api.example', ...headers },
  });

test.each(everyForm)('POST %s from another website gets 403', async (path) => {
  const response = await send(
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    path,
  );
  expect([response.statusCode, response.json<ErrorBody>().error.code]).toEqual([403, 'cross_site']);
});

test.each([
  ['says so', { 'sec-fetch-site': 'cross-site' }],
  ['names another origin', { origin: 'https://evil.example' }],
  ['names a sibling of ours', { 'sec-fetch-site': 'same-site', origin: 'https://x.example' }],
  ['hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
])('rejects a browser that %s', async (_case, headers) => {
  expect((await send(headers)).statusCode).toBe(403);
});

test.each([
  ['says nothing', {}],
  ['is on our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://api.example' }],
  ['hides the origin of our own page', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['reloads the posted page', { 'sec-fetch-site': 'none' }],
  ['is old, and on our own page', { origin: 'https://api.example' }],
  ['is on our site, and a proxy has changed the host', { origin: 'https://site.example' }],
  ['is on an allowed site', { 'sec-fetch-site': 'cross-site', origin: 'https://agency.example' }],
])('accepts a browser that %s', async (_case, headers) => {
  expect((await send(headers)).statusCode).toBe(200);
});
