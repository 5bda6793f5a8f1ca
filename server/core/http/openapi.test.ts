import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRules } from '../../../contract/forms/contact-form';
import { botProtectionFields, languageField } from '../../../contract/forms/rules';
import { loadConfig } from '../config/config';
import { startTestServer, type TestServer } from '../../testing/test-server';

type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>;
};

let server: TestServer;
const fetchPaths = async () =>
  (await server.call({ method: 'GET', path: '/docs/json' })).json<OpenApi>().paths;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  test('has the seven calls of the specification', async () => {
    const paths = await fetchPaths();
    const body = paths['/api/email']?.['post']?.requestBody?.content['multipart/form-data'];
    const { schema } = body as { schema: { properties: object } };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining([
        ...['firstName', 'lastName', 'email', 'contact', 'dob', 'medicate', 'time', 'file'],
      ]),
    );
  });

  test('has every public form with its fields and file', async () => {
    const paths = await fetchPaths();
    const getFields = (path: string) => {
      const body = paths[path]?.['post']?.requestBody?.content['multipart/form-data'];
      return Object.keys((body as { schema: { properties: object } }).schema.properties);
    };
    expect(getFields('/api/contact').sort()).toEqual(
      [...Object.keys(contactRules), languageField, ...botProtectionFields].sort(),
    );
    expect(getFields('/api/enrollments')).toContain('classTime');
    expect(getFields('/api/applications')).toEqual(expect.arrayContaining(['job', 'file']));
    expect(getFields('/api/helpDesk')).toEqual(
      expect.arrayContaining(['type', 'quantity-masks', 'timeOffHours']),
    );
  });

  test.each(['/docs', '/docs/'])('has a page at %s that loads its files', async (path) => {
    const page = await server.call({ method: 'GET', path });
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const url = new URL(file, `http://localhost/api${path}`).pathname;
      expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
    }
  });
});

test('is closed in production unless API_DOCS opens it', async () => {
  const closed = await startTestServer({ config: { hasApiDocs: false } });
  expect((await closed.call({ method: 'GET', path: '/docs/json' })).statusCode).toBe(404);
  await closed.close();
  const production = { NODE_ENV: 'production', SITE_URL: 'https://agency.example' };
  const required = {
    DATA_KEY: randomBytes(32).toString('base64'),
    FIREBASE_PROJECT_ID: 'agency-1',
  };
  expect(loadConfig({ ...production, ...required }).hasApiDocs).toBe(false);
  expect(loadConfig({ ...production, ...required, API_DOCS: '1' }).hasApiDocs).toBe(true);
});
