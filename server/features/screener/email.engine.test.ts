import { expect, test } from 'vitest';
import { listOutbox } from '../../testing/stored-records';
import { submitForm } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer();

const fields = { email: 'ann@mail.example', region: 'new-jersey', elapsed: '20000' };
const send = (more: Record<string, string>) =>
  submitForm(server, '/find-care/email', { ...fields, ...more });
const listEmails = async () =>
  (await listOutbox(server)).map(({ type, payload }) => ({
    type,
    ...(JSON.parse(payload) as { to: string; text: string; html: string }),
  }));

test('emails the programs that the site knows, in the name of the office', async () => {
  const programs = 'nj-mltss ny-cdpap <b>evil</b>';
  expect((await send({ programs })).json()).toEqual({ acknowledged: true });
  const [email, ...others] = await listEmails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ type: 'screener-result', to: 'ann@mail.example' });
  expect(email?.text).toMatch(/MLTSS: Call the county[^]*Medicaid card[^]*\(973\) 555-0100/);
  expect(email?.text).toContain('https://site.example/new-jersey/find-care');
  expect(`${email?.text} ${email?.html}`).not.toMatch(/CDPAP|evil/);
});

test('the email has the programs in the order of the result', async () => {
  await send({ programs: 'nj-jacc nj-mltss nj-mltss' });
  const [email] = await listEmails();
  expect(email?.text).toMatch(/JACC: Call the office[^]*MLTSS: Call the county/);
  expect(email?.text.match(/MLTSS: Call the county/g)).toHaveLength(1);
});

test('the email of a Spanish result is in Spanish', async () => {
  const html = { headers: { accept: 'text/html' } };
  const spanish = { ...fields, programs: 'nj-mltss', pageLanguage: 'es' };
  const response = await submitForm(server, '/find-care/email', spanish, html);
  expect(response.body).toContain('Lo enviamos.');
  const [email] = await listEmails();
  expect(email?.text).toMatch(/MLTSS en español: Llame al condado\.[^]*Quién decide: The county/);
  expect(email?.text).toContain('https://site.example/es/new-jersey/find-care');
  expect(email?.html).toContain('<html lang="es">');
});

test('what looks automated gets no email, and what has no address is rejected', async () => {
  expect((await send({ website: 'x' })).statusCode).toBe(200);
  expect((await send({ email: '' })).statusCode).toBe(400);
  expect((await send({ income: '1000' })).statusCode).toBe(400);
  expect(await listEmails()).toEqual([]);
});

test('nobody’s mailbox can be flooded', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) {
    const programs = `nj-mltss ${String(count)}`;
    statuses.push((await send({ programs })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('without script, a page says that it was sent', async () => {
  const headers = { accept: 'text/html' };
  const response = await submitForm(server, '/find-care/email', fields, { headers });
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('Check your email');
});
