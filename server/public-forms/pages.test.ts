import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyForm, formSamples } from '../testing/form-samples';
import { submitTo, type Fields } from '../testing/submit';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ config: { rateLimitFactor: 1 } });
});
afterEach(() => server.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', host: 'site.example' };
const post = (path: string, more: Fields = {}, headers: Record<string, string> = {}) =>
  submitTo(
    server,
    path,
    { ...formSamples[path], ...more },
    { headers: { ...browser, ...headers } },
  );

describe.each(everyForm)('a browser that posts %s itself', (path) => {
  test('is led on when all is well', async () => {
    const answer = await post(path);
    if (path === '/helpDesk') {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/HD-\w{4}-\w{2}/);
      expect(answer.body).toMatch(/href="\/help-desk\/status#[\w-]{43}"/);
    } else {
      const prefix = {
        '/email': '/maryland',
        '/contact': '/maryland',
        '/enrolments': '/michigan',
        '/applications': '/new-jersey',
      }[path];
      expect([answer.statusCode, answer.headers['location']]).toEqual([
        303,
        `${prefix ?? ''}/thank-you`,
      ]);
    }
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is told in words what is wrong, under the same status', async () => {
    const answer = await post(
      path,
      { contact: '12', email: 'nobody' },
      { referer: 'http://site.example/maryland/contact?x=1' },
    );
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('Please enter a valid 10-digit US phone number');
    expect(answer.body).toContain('E-mail: Please enter');
    expect(answer.body).toContain('Test Care MD');
    expect(answer.body).toContain('(410) 555-0100');
    expect(answer.body).toContain('href="/maryland/contact"');
    expect(answer.body).toContain('Back button');
  });
});

describe('an error page', () => {
  test('may run no script, load nothing, and echoes nothing as markup', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const answer = await post('/contact', { [evil]: evil, firstName: evil, contact: evil });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('<img');
    expect(answer.body).not.toContain('<script');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  test.each([
    ['another host', 'https://evil.example/phish'],
    ['a script', 'javascript:alert(1)'],
    ['markup', 'http://site.example/"><script>'],
    ['nothing', ''],
  ])('leads back to a page of ours when the form came from %s', async (_what, referer) => {
    const answer = await post('/contact', { contact: '' }, { referer });
    expect(answer.body).toContain('<a href="/contact">Open the form again</a>');
    expect(answer.body).not.toMatch(/evil|javascript|<script/);
  });

  test('also says that it was too much, too large, of another kind, or our fault', async () => {
    const raw = async (type: string, length?: number) => {
      const answer = await server.call({
        method: 'POST',
        path: '/applications',
        payload: 'x',
        headers: {
          ...browser,
          'content-type': type,
          ...(length ? { 'content-length': String(length) } : {}),
        },
      });
      expect(answer.headers['content-type']).toContain('text/html');
      return answer.statusCode;
    };
    const multipart = 'multipart/form-data; boundary=Z';
    expect(await raw('text/plain')).toBe(415);
    expect(await raw(multipart, 90_000_000)).toBe(413);
    await server.context.database.db.schema.dropTable('outbox').execute();
    const broken = await post('/contact');
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    const statuses = [];
    for (let round = 0; round < 20; round += 1) statuses.push(await raw(multipart));
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a site that is served elsewhere gets its own pages', async () => {
  await server.close();
  server = await startTestServer({ config: { corsOrigins: ['https://agency.example'] } });
  const headers = { origin: 'https://agency.example', referer: 'https://agency.example/contact' };
  const sent = await post('/contact', {}, headers);
  expect(sent.headers['location']).toBe('https://agency.example/maryland/thank-you');
  const refused = await post('/contact', { contact: '' }, headers);
  expect(refused.body).toContain('href="https://agency.example/contact"');
});
