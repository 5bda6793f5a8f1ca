import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRules } from '../../contract/forms/contact/form';
import { guardFields } from '../../contract/forms/rules';
import { documentOf } from '../testing/openapi-document';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the OpenAPI document', () => {
  test('has all seven calls of the specification, the multipart one with its fields', async () => {
    const { paths } = await documentOf(server);
    const body = paths['/api/email']?.['post']?.requestBody?.content['multipart/form-data'];
    const { schema } = body as { schema: { properties: object } };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining([
        ...['firstName', 'lastName', 'email', 'contact', 'dob', 'medicate', 'time', 'file'],
      ]),
    );
  });

  test('has every public form with its fields, and the file where it takes one', async () => {
    const { paths } = await documentOf(server);
    const fieldsOf = (path: string) => {
      const body = paths[path]?.['post']?.requestBody?.content['multipart/form-data'];
      return Object.keys((body as { schema: { properties: object } }).schema.properties);
    };
    expect(fieldsOf('/api/contact')).toEqual([...Object.keys(contactRules), ...guardFields]);
    expect(fieldsOf('/api/enrolments')).toContain('classTime');
    expect(fieldsOf('/api/applications')).toEqual(expect.arrayContaining(['job', 'file']));
    expect(fieldsOf('/api/helpDesk')).toEqual(
      expect.arrayContaining(['type', 'quantity-masks', 'timeOffHours']),
    );
  });

  test.each(['/docs', '/docs/'])('has a page at %s that finds its files', async (path) => {
    const page = await server.call({ method: 'GET', path });
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const url = new URL(file, `http://localhost/api${path}`).pathname;
      expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
    }
  });

  test('has a page that needs no inline script', async () => {
    const page = await server.call({ method: 'GET', path: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});
