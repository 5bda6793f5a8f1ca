import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite } from '../../services/site/site';
import { useTestServer, type TestServer } from '../../testing/test-server';

const now = () => new Date('2026-11-30T15:00:00Z');

const post = (server: TestServer, fields: Record<string, string>, headers = {}) =>
  server.call({
    method: 'POST',
    path: '/find-care',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      accept: 'text/html',
      host: 'site.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });

const answers = {
  careFor: 'parent',
  zip: '11101',
  'task-bathing': 'yes',
  'task-dressing': 'yes',
  'task-toilet': 'yes',
  age: '81',
  medicaid: 'yes',
  familyCaregiver: 'yes',
};

describe('without the site on this server', () => {
  const server = useTestServer({ now });

  test('the answers lead to a plain page with the programs and the office of their state', async () => {
    const response = await post(server, { ...answers, zip: '07102' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.body).toMatch(/What may pay for care in New Jersey[^]*MLTSS/);
    expect(response.body).toContain('(973) 555-0100');
    expect(response.body).not.toMatch(/<script|<button|<form/);
  });

  test('a Spanish form gets a Spanish result', async () => {
    const { body } = await post(server, { ...answers, zip: '07102', pageLanguage: 'es' });
    expect(body).toMatch(
      /Qué programas pueden pagar el cuidado en Nueva Jersey[^]*MLTSS en español/,
    );
    expect(body).toContain('Es para personas que necesitan el nivel de cuidado');
    expect(body).not.toMatch(/nursing home|Call the county/);
  });

  test('nothing answered is answered too', async () => {
    expect((await post(server, {})).body).toContain('We need to know where care is needed');
  });

  test('what was answered is in no log line, even if it is wrong', async () => {
    const before = server.logs.length;
    const wrong = await post(server, { ...answers, zip: '9876', age: '333' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toContain('Enter a 5-digit ZIP code');
    await post(server, answers);
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.logs.slice(before).join('')).not.toMatch(/9876|333|11101|bathing|parent/);
  });

  test.each([
    [{ extra: 'x' }, {}, 400],
    [{ income: 'a lot' }, {}, 400],
    [{ income: '0-1000' }, { 'content-type': 'application/json' }, 400],
    [{}, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('rejects %j with %j', async (fields, headers, status) => {
    expect((await post(server, fields, headers)).statusCode).toBe(status);
  });
});

describe('with the site on this server', () => {
  let folder: string;
  const form = (action: string, fields: string) =>
    `<form method="post" action="/api${action}">${fields}</form>`;
  const page = `<!doctype html><html lang="en"><head><title>Find care</title></head><body><main>
    <div data-screener="{}">${form('/find-care', '<input id="screener-zip" name="zip"><div data-place></div><legend data-self="Do you have Medicaid?">Does the person have Medicaid?</legend><input type="radio" name="medicaid" value="yes">')}<div data-result hidden></div></div>
    <section data-send-answers hidden>${form('/email', '<input type="radio" name="careFor" value="other"><input type="radio" name="region" value="new-jersey"><textarea name="screener"></textarea>')}</section>
    </main><script>alert(1)</script></body></html>`;
  const question =
    '<select name="careFor"><option value="" selected></option><option value="parent"></option></select><input id="care-zip" name="zip" aria-describedby="care-zip-hint">';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'find-care-'));
    await writeFile(join(folder, 'index.html'), `<main>${form('/find-care', question)}</main>`);
    for (const path of ['find-care', 'new-jersey/find-care', 'es/new-jersey/find-care']) {
      await mkdir(join(folder, path), { recursive: true });
      await writeFile(join(folder, path, 'index.html'), page.replace('Find care', path));
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const server = useTestServer(() => ({ now, site: openSite(folder) }));

  test('the page of the state shows the result, and keeps the answers in both forms', async () => {
    const { body } = await post(server, { ...answers, zip: '07102' });
    expect(body).toContain('<title>new-jersey/find-care</title>');
    expect(body).toContain('What may pay for care in New Jersey');
    expect(body).toContain('<section data-send-answers="">');
    expect(body).toMatch(
      /<summary>Change answers<\/summary><form[^]*<input(?=[^>]*name="zip")[^>]*value="07102"/,
    );
    expect(body).toMatch(/<input(?=[^>]*name="medicaid")[^>]*checked=""/);
    expect(body).toMatch(/<textarea name="screener">\s*Who needs care\? My mother or father/);
    expect(body).toContain('action="/api/email?from=%2Fnew-jersey%2Ffind-care"');
    expect(body).not.toContain('<script');
  });

  test('the form to change the answers says "you" to someone who needs care themselves', async () => {
    const { body } = await post(server, { ...answers, careFor: 'self', zip: '07102' });
    expect(body).toContain('>Do you have Medicaid?</legend>');
    const other = await post(server, { ...answers, zip: '07102' });
    expect(other.body).toContain('>Does the person have Medicaid?</legend>');
  });

  test('a Spanish form gets the Spanish page, with the answers in English for the office', async () => {
    const { body } = await post(server, { ...answers, zip: '07102', pageLanguage: 'es' });
    expect(body).toContain('<title>es/new-jersey/find-care</title>');
    expect(body).toContain('<summary>Cambiar las respuestas</summary>');
    expect(body).toMatch(/<input(?=[^>]*name="pageLanguage")[^>]*value="es"/);
    expect(body).toMatch(
      /<textarea name="screener">\s*Answered in Spanish\nWho needs care\?[^<]*\nMLTSS: May fit/,
    );
    expect(body).toContain('action="/api/email?from=%2Fes%2Fnew-jersey%2Ffind-care"');
  });

  test('the county is shown as a guess, with the list to change it, and goes along to the office', async () => {
    const { body } = await post(server, { ...answers, zip: '07102' });
    expect(body).toMatch(
      /in New Jersey<\/h2>\s*<p data-summary="">[^]*<a href="#program-1">MLTSS<\/a>.*<\/p>\s*<p>Essex County. <a href="#screener-county"/,
    );
    expect(body).toMatch(/<select id="screener-county" name="county">[^]*<\/select>[^]*<\/form>/);
    expect(body).toMatch(/ZIP code: 07102\nCounty: Essex\n/);
    const changed = await post(server, { ...answers, zip: '07102', county: 'Salem' });
    expect(changed.body).toMatch(/Salem County[^]*1-877-222-3737[^]*value="Salem" selected/);
  });

  test('an incomplete ZIP code leads back to the question of the home page, with all answers', async () => {
    const headers = { referer: 'http://site.example/' };
    const { statusCode, body } = await post(server, { careFor: 'parent', zip: '1110' }, headers);
    expect(statusCode).toBe(400);
    expect(body).toContain('<a href="#care-zip">Enter a 5-digit ZIP code, or leave this blank</a>');
    expect(body).toMatch(/<option(?=[^>]*selected="")[^>]*value="parent"/);
    expect(body).toMatch(
      /<input(?=[^>]*aria-describedby="care-zip-hint care-zip-error")[^>]*value="1110"/,
    );
  });

  test('elsewhere, there is nothing to send', async () => {
    const { body } = await post(server, { zip: '33101' });
    expect(body).toMatch(/<section (?=[^>]*data-send-answers)[^>]*hidden=""/);
    expect(body).toContain('the Eldercare Locator, <a href="tel:+18006771116">');
  });
});
