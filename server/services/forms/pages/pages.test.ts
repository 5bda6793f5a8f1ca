import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite } from '../../site/site';
import { everyForm, formSamples } from '../../../testing/samples/forms';
import { submitForm, type Fields } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';

const server = useTestServer();

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', host: 'site.example' };
const post = (path: string, more: Fields = {}, headers: Record<string, string> = {}) =>
  submitForm(
    server,
    path,
    { ...formSamples[path], ...more },
    { headers: { ...browser, ...headers } },
  );

describe.each(everyForm)('a browser without script that posts %s', (path) => {
  test('is redirected on success', async () => {
    const response = await post(path);
    if (path === '/helpDesk') {
      expect(response.statusCode).toBe(200);
      expect(response.body).toMatch(/HD-\w{4}-\w{2}/);
      expect(response.body).toMatch(/href="\/help-desk\/status#[\w-]{43}"/);
    } else {
      const prefix = {
        '/email': '/maryland',
        '/contact': '/maryland',
        '/enrollments': '/michigan',
        '/applications': '/new-jersey',
      }[path];
      expect([response.statusCode, response.headers['location']]).toEqual([
        303,
        `${prefix ?? ''}/thank-you`,
      ]);
    }
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('gets a page with the errors and the same status', async () => {
    const response = await post(
      path,
      { contact: '12', email: 'nobody' },
      { referer: 'http://site.example/maryland/contact?x=1' },
    );
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('Please enter a valid 10-digit US phone number');
    expect(response.body).toContain('Email: Please enter');
    expect(response.body).toContain('href="/maryland/contact"');
    expect(response.body).toContain('Back button');
  });
});

describe('a Spanish page without script', () => {
  const headers = { referer: 'http://site.example/es/maryland/contact' };

  test('leads to the Spanish thank-you page of its region', async () => {
    const response = await post('/contact', { pageLanguage: 'es' }, headers);
    expect(response.headers['location']).toBe('/es/maryland/thank-you');
  });

  test('gets errors in Spanish', async () => {
    const { body } = await post('/contact', { contact: '12', email: 'nobody' }, headers);
    expect(body).toContain('Escriba un número de teléfono válido de EE. UU., de 10 números');
    expect(body).toContain('Correo electrónico: Escriba un correo electrónico válido');
    expect(body).not.toContain('Please');
    expect(body).toContain('<html lang="es">');
  });
});

test.each([browser, {}])(
  'a rejected form is one log line without its URL (%j)',
  async (headers) => {
    const before = server.logs.length;
    const response = await submitForm(
      server,
      '/contact?medicate=AB12345C&dob=1948-04-12',
      { ...formSamples['/contact'], contact: '12' },
      { headers },
    );
    expect(response.statusCode).toBe(400);
    // Fastify logs an error after the response one turn later.
    await new Promise((resolve) => setImmediate(resolve));
    const lines = server.logs.slice(before);
    expect(lines.join('')).not.toMatch(/AB12345C|1948/);
    const reported = lines.map((line) => JSON.parse(line) as { level: string });
    expect(reported.filter(({ level }) => level !== 'debug')).toEqual([
      expect.objectContaining({ level: 'info', route: '/api/contact', status: 400 }),
    ]);
  },
);

describe('an error page', () => {
  test('runs no script, loads nothing, and escapes input', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const response = await post('/contact', { [evil]: evil, firstName: evil, contact: evil });
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('<img');
    expect(response.body).not.toContain('<script');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  test.each([
    ['another host', 'https://evil.example/phish'],
    ['a script', 'javascript:alert(1)'],
    ['markup', 'http://site.example/"><script>'],
    ['nothing', ''],
  ])('links only to our pages when the form came from %s', async (_case, referer) => {
    const response = await post('/contact', { contact: '' }, { referer });
    expect(response.body).toContain('<a href="/contact">Open the form again</a>');
    expect(response.body).not.toMatch(/evil|javascript|<script/);
  });

  test('is also sent for 413, 415, 429, and 500', async () => {
    const raw = async (type: string, length?: number) => {
      const response = await server.call({
        method: 'POST',
        path: '/applications',
        payload: 'x',
        headers: {
          ...browser,
          'content-type': type,
          ...(length ? { 'content-length': String(length) } : {}),
        },
      });
      expect(response.headers['content-type']).toContain('text/html');
      return response.statusCode;
    };
    const multipart = 'multipart/form-data; boundary=Z';
    expect(await raw('text/plain')).toBe(415);
    expect(await raw(multipart, 90_000_000)).toBe(413);
    await server.restart({ isDisposable: true });
    await server.context.database.db.schema.dropTable('outbox').execute();
    const broken = await post('/contact');
    expect([broken.statusCode, broken.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    const statuses = [];
    for (let round = 0; round < 64; round += 1) statuses.push(await raw(multipart));
    expect(statuses.at(-1)).toBe(429);
  });
});

test('redirects to and links to the pages of a site on another origin', async () => {
  await server.restart({ config: { corsOrigins: ['https://agency.example'] } });
  const headers = { origin: 'https://agency.example', referer: 'https://agency.example/contact' };
  const sent = await post('/contact', {}, headers);
  expect(sent.headers['location']).toBe('https://agency.example/maryland/thank-you');
  const rejected = await post('/contact', { contact: '' }, headers);
  expect(rejected.body).toContain('href="https://agency.example/contact"');
});

describe('when this server has the site', () => {
  /** The relevant parts of a built page. */
  const built = `<!doctype html><html><head><title>Contact</title><script>evil()</script></head><body>
<header>The office</header><main id="content" class="m"><h1>Contact</h1>
<form id="contact" method="post" action="/api/contact" class="f">
<input type="hidden" name="region" value="maryland"/>
<label for="contact-firstName">First name</label><input type="text" name="firstName" id="contact-firstName" aria-describedby="hint"/>
<input type="text" name="contact" id="contact-contact" value=""/>
<p id="contact-answerBy-label">How?</p>
<label><input name="answerBy" id="contact-answerBy" type="radio" value="call"/>By phone</label>
<label><input name="answerBy" id="contact-answerBy-1" type="radio" value="email"/>By email</label>
<textarea name="message" id="contact-message"></textarea>
<input id="contact-website" name="website" type="text"/>
</form></main><script data-s="/a.js">load()</script></body></html>`;
  let siteDir: string;
  beforeAll(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'site-'));
    for (const folder of ['contact', 'maryland/contact']) {
      await mkdir(join(siteDir, folder), { recursive: true });
      await writeFile(join(siteDir, folder, 'index.html'), built);
    }
  });
  // The installed site may lack what was published since.
  beforeEach(() => server.restart({ site: openSite(siteDir), config: { siteDir: 'installed' } }));
  afterAll(() => rm(siteDir, { recursive: true }));

  const referer = 'http://site.example/maryland/contact';

  test('an error page has the site’s layout and the filled form', async () => {
    const response = await post('/contact', { firstName: 'Ann "A"', contact: '12' }, { referer });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(response.body).toContain('<header>The office</header>');
    expect(response.body).not.toContain('<script');
    expect(response.body).not.toContain('<h1>Contact</h1>');
    expect(response.body).toContain('<a href="#contact-contact">');
    expect(response.body).toMatch(/<input[^>]*value="Ann &quot;A&quot;"[^>]*name="firstName"/);
    expect(response.body).toMatch(/<input[^>]*checked=""[^>]*value="call"/);
    expect(response.body).not.toMatch(/<input[^>]*checked=""[^>]*value="email"/);
    expect(response.body).toContain('my mother needs help.</textarea>');
    expect(response.body).toMatch(
      /<input[^>]*aria-describedby="contact-contact-error"[^>]*name="contact"/,
    );
    expect(response.body).toContain('id="contact-contact-error"');
    expect(response.body).toContain('action="/api/contact?from=%2Fmaryland%2Fcontact"');
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('a form sent from an error page still belongs to its original page', async () => {
    const again = await post(
      '/contact?from=%2Fmaryland%2Fcontact',
      { contact: '12' },
      { referer: 'http://site.example/api/contact' },
    );
    expect(again.body).toContain('Test Care MD');
    expect(again.body).toContain('action="/api/contact?from=%2Fmaryland%2Fcontact"');
  });

  test('escapes the filled values', async () => {
    const evil = '</textarea><img src=x onerror=alert(1)>"\'';
    const response = await post(
      '/contact',
      { firstName: evil, message: evil, contact: evil },
      { referer },
    );
    expect(response.statusCode).toBe(400);
    expect(response.body).not.toContain('<img');
    expect(response.body).not.toContain('" onerror');
  });

  test.each(['/../../etc', '/%2e%2e/contact', '//evil.example', '/contact"><b>'])(
    'ignores the forged page path %s',
    async (from) => {
      const response = await post(
        `/contact?from=${encodeURIComponent(from)}`,
        { contact: '12' },
        { referer: 'http://site.example/api/contact' },
      );
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain('action="/api/contact?from=%2Fcontact"');
      expect(response.body).not.toContain(from);
    },
  );
});
