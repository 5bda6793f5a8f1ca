import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyForm, formSamples } from '../../testing/samples/forms';
import { submitTo, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

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
    expect(answer.body).toContain('href="/maryland/contact"');
    expect(answer.body).toContain('Back button');
  });

  test('is told the number of the office it was sent to, whichever page it stood on', async () => {
    const answer = await post(path, { contact: '12' }, { referer: 'http://site.example/contact' });
    expect(answer.body).toContain(
      {
        '/email': '(410) 555-0100',
        '/contact': '(410) 555-0100',
        '/enrolments': '(313) 555-0100',
        '/applications': '(973) 555-0100',
        '/helpDesk': '(973) 555-0100',
      }[path] ?? 'a number',
    );
  });
});

test.each([browser, {}])(
  'a refused form is one log line with its status, and nothing of its address (%j)',
  async (headers) => {
    const before = server.logs.length;
    const answer = await submitTo(
      server,
      '/contact?medicate=AB12345C&dob=1948-04-12',
      { ...formSamples['/contact'], contact: '12' },
      { headers },
    );
    expect(answer.statusCode).toBe(400);
    // What is wrong with an answer that was sent already is told a turn later.
    await new Promise((resolve) => setImmediate(resolve));
    const lines = server.logs.slice(before);
    expect(lines.join('')).not.toMatch(/AB12345C|1948/);
    const told = lines.map((line) => JSON.parse(line) as { level: string });
    expect(told.filter(({ level }) => level !== 'debug')).toEqual([
      expect.objectContaining({ level: 'info', route: '/api/contact', status: 400 }),
    ]);
  },
);

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

test('a site that is served elsewhere gets its own pages', async () => {
  await server.restart({ config: { corsOrigins: ['https://agency.example'] } });
  const headers = { origin: 'https://agency.example', referer: 'https://agency.example/contact' };
  const sent = await post('/contact', {}, headers);
  expect(sent.headers['location']).toBe('https://agency.example/maryland/thank-you');
  const refused = await post('/contact', { contact: '' }, headers);
  expect(refused.body).toContain('href="https://agency.example/contact"');
});

describe('where this server has the site', () => {
  /** A page as the build makes it: the parts that matter here. */
  const built = `<!doctype html><html><head><title>Contact</title><script>evil()</script></head><body>
<header>The office</header><main id="content" class="m"><h1>Contact</h1>
<form id="contact" method="post" action="/api/contact" class="f">
<input type="hidden" name="region" value="maryland"/>
<label for="contact-firstName">First name</label><input type="text" name="firstName" id="contact-firstName" aria-describedby="hint"/>
<input type="text" name="contact" id="contact-contact" value=""/>
<p id="contact-answerBy-label">How?</p>
<label><input name="answerBy" id="contact-answerBy" type="radio" value="call"/>By phone</label>
<label><input name="answerBy" id="contact-answerBy-1" type="radio" value="email"/>By e-mail</label>
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
  beforeEach(() => server.restart({ config: { siteDir } }));
  afterAll(() => rm(siteDir, { recursive: true }));

  const referer = 'http://site.example/maryland/contact';

  test('a wrong answer comes back in the site’s own frame, with the form as it was typed', async () => {
    const answer = await post('/contact', { firstName: 'Ann "A"', contact: '12' }, { referer });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.body).toContain('<header>The office</header>');
    expect(answer.body).not.toContain('<script');
    expect(answer.body).not.toContain('<h1>Contact</h1>');
    expect(answer.body).toContain('<a href="#contact-contact">');
    expect(answer.body).toMatch(/<input[^>]*value="Ann &quot;A&quot;"[^>]*name="firstName"/);
    expect(answer.body).toMatch(/<input[^>]*checked=""[^>]*value="call"/);
    expect(answer.body).not.toMatch(/<input[^>]*checked=""[^>]*value="email"/);
    expect(answer.body).toContain('my mother needs help.</textarea>');
    expect(answer.body).toMatch(
      /<input[^>]*aria-describedby="contact-contact-error"[^>]*name="contact"/,
    );
    expect(answer.body).toContain('id="contact-contact-error"');
    expect(answer.body).toContain('action="/api/contact?from=%2Fmaryland%2Fcontact"');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
  });

  test('the answer to a form sent again still belongs to the same page', async () => {
    const again = await post(
      '/contact?from=%2Fmaryland%2Fcontact',
      { contact: '12' },
      { referer: 'http://site.example/api/contact' },
    );
    expect(again.body).toContain('Test Care MD');
    expect(again.body).toContain('action="/api/contact?from=%2Fmaryland%2Fcontact"');
  });

  test('what was typed stands in it only escaped', async () => {
    const evil = '</textarea><img src=x onerror=alert(1)>"\'';
    const answer = await post(
      '/contact',
      { firstName: evil, message: evil, contact: evil },
      { referer },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('<img');
    expect(answer.body).not.toContain('" onerror');
  });

  test.each(['/../../etc', '/%2e%2e/contact', '//evil.example', '/contact"><b>'])(
    'a form that says it stood at %s is answered all the same',
    async (from) => {
      const answer = await post(
        `/contact?from=${encodeURIComponent(from)}`,
        { contact: '12' },
        { referer: 'http://site.example/api/contact' },
      );
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('action="/api/contact?from=%2Fcontact"');
      expect(answer.body).not.toContain(from);
    },
  );
});
