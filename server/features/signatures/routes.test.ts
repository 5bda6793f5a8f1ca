import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignatureResponse, WorkProfilesResponse } from '../../../contract/signatures/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { listAuditEntries } from '../../testing/stored-records';
import { addSampleEmployee } from '../../testing/samples/employees';
import { useTestServer } from '../../testing/test-server';
import { cropQueue } from './photo-routes';

const server = useTestServer({
  config: { siteUrl: 'https://agency.example', apiUrl: 'https://agency.example/api' },
});
let id: string;
beforeEach(async () => {
  ({ id } = await addSampleEmployee(server));
});

const get = (path: string) => server.callAs('owner', { method: 'GET', path });
const look = 'layout=beside&shape=circle&phone=1';
const signature = async (query = look) =>
  (await get(`/signatures/${id}?${query}`)).json<SignatureResponse>();

async function addPhoto(background = '#0a5b5d'): Promise<void> {
  const payload = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'image/jpeg' };
  await server.callAs('owner', {
    method: 'POST',
    path: `/employees/${id}/photo`,
    payload,
    headers,
  });
}
const publicPhoto = (path: string) => server.app.inject(`/api${path}`);

test('builds a signature from the records of employee and office', async () => {
  const { html, text, bytes, photo, hasPhoto, fileName } = await signature();
  const { company, phone } = server.context.regions['new-jersey'];
  for (const part of [
    'Inés Núñez',
    'Home health aide',
    company,
    phone,
    'agency.example/new-jersey',
  ]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  expect(bytes).toBe(Buffer.byteLength(html));
  expect({ photo, hasPhoto, fileName }).toEqual({
    photo: null,
    hasPhoto: false,
    fileName: 'Inés Núñez',
  });
  expect((await get(`/signatures/nobody?${look}`)).statusCode).toBe(404);
  expect((await get(`/signatures/${id}?layout=other&shape=circle&phone=1`)).statusCode).toBe(400);
});

const contact = {
  privatePhone: '(313) 555-0171',
  privateEmail: 'at-home@mail.example',
};
const privateContact = /555-?0171|at-home@/;

test('contains work contact and never private contact', async () => {
  const work = { workPhone: '(313) 555-0172', workEmail: 'at-work@agency.example' };
  const { id: both } = await addSampleEmployee(server, { lastName: 'Both', ...contact, ...work });
  const one = await get(`/signatures/${both}?${look}`);
  const files = unzipSync((await get(`/signatures/zip?${look}`)).rawPayload);
  const file = strFromU8(files['Inés Both.html'] ?? new Uint8Array());
  const { html, text } = one.json<SignatureResponse>();
  for (const form of [html, text, file]) {
    expect(form).toContain('(313) 555-0172');
    expect(form).toContain('at-work@agency.example');
  }
  for (const form of [one.body, file]) expect(form).not.toMatch(privateContact);
});

test('lists current employees by name, without private contact', async () => {
  await addSampleEmployee(server, { firstName: 'Bo', region: 'michigan', ...contact });
  await addSampleEmployee(server, { status: 'left', leftOn: '2025-01-31' });
  const response = await get('/signatures');
  expect(response.json<WorkProfilesResponse>()).toMatchObject({ total: 2, hasAny: true });
  expect(response.body).not.toMatch(privateContact);
  const ofRegion = (await get('/signatures?region=michigan')).json<WorkProfilesResponse>();
  expect(ofRegion.items.map(({ firstName }) => firstName)).toEqual(['Bo']);
});

test('lists aides without a work email, and packs their signatures, only if asked', async () => {
  await addSampleEmployee(server, { firstName: 'Bo', workEmail: '' });
  const listNames = async (query: string) =>
    (await get(`/signatures${query}`))
      .json<WorkProfilesResponse>()
      .items.map(({ firstName }) => firstName);
  expect(await listNames('')).toEqual(['Inés']);
  expect(await listNames('?show=all')).toHaveLength(2);
  const countFiles = async (query: string) =>
    Object.keys(unzipSync((await get(`/signatures/zip?${look}${query}`)).rawPayload)).length;
  expect([await countFiles(''), await countFiles('&show=all')]).toEqual([1, 2]);
});

test('includes people until their last day', async () => {
  const list = async () => (await get('/signatures')).json<WorkProfilesResponse>().total;
  const before = await list();
  const today = getOfficeDay('new-york', new Date());
  await addSampleEmployee(server, { status: 'left', leftOn: today });
  await addSampleEmployee(server, { status: 'left', leftOn: addDays(today, -1) });
  expect(await list()).toBe(before + 1);
  const files = unzipSync((await get(`/signatures/zip?${look}`)).rawPayload);
  expect(Object.keys(files)).toHaveLength(before + 1);
});

describe('the photo', () => {
  test('is public, with transparent corners', async () => {
    await addPhoto();
    for (const [shape, corner, edge] of [
      ['circle', 0, 255],
      ['rounded', 0, 255],
      ['square', 255, 255],
    ] as const) {
      const { html, photo } = await signature(`layout=beside&shape=${shape}&phone=1`);
      expect(html).toContain(`src="${photo?.address ?? ''}"`);
      expect(photo?.address).toBe(`https://agency.example/api${photo?.path ?? ''}`);
      const response = await publicPhoto(photo?.path ?? '');
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { data, info } = await sharp(response.rawPayload)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 192, height: 192 });
      const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      expect([alphaAt(0, 0), alphaAt(96, 0)]).toEqual([corner, edge]);
    }
  });

  test('has an unguessable URL that stays when it changes and ends when it is removed', async () => {
    await addPhoto('#0a5b5d');
    const { photo } = await signature();
    const path = photo?.path ?? '';
    const first = (await publicPhoto(path)).rawPayload;
    const wrong = path.replace(/\/[\w-](?=[\w-]{42}-circle)/, (start) =>
      start === '/A' ? '/B' : '/A',
    );
    expect((await publicPhoto(wrong)).statusCode).toBe(404);
    const { id: other } = await addSampleEmployee(server);
    expect((await publicPhoto(path.replace(id, other))).statusCode).toBe(404);
    expect((await publicPhoto(path.replace('circle', 'none'))).statusCode).toBe(400);

    await addPhoto('#bc3d28');
    expect((await signature()).photo?.path).toBe(path);
    expect((await publicPhoto(path)).rawPayload.equals(first)).toBe(false);

    await server.callAs('owner', { method: 'DELETE', path: `/employees/${id}/photo` });
    expect((await publicPhoto(path)).statusCode).toBe(404);
  });

  test('disappears from old emails once the person has left', async () => {
    await addPhoto();
    const path = (await signature()).photo?.path ?? '';
    expect((await publicPhoto(path)).statusCode).toBe(200);
    const payload = { version: 1, status: 'left', leftOn: '2025-01-31' };
    const left = await server.callAs('owner', {
      method: 'PATCH',
      path: `/employees/${id}`,
      payload,
    });
    expect(left.statusCode).toBe(200);
    expect((await publicPhoto(path)).statusCode).toBe(404);
  });

  test('is not cropped while too many others wait', async () => {
    await addPhoto();
    const { photo } = await signature();
    const path = photo?.path ?? '';
    let open = () => {};
    const held = cropQueue('held', () => new Promise<void>((resolve) => (open = resolve)));
    const waiting = Array.from({ length: 600 }, (_, index) =>
      cropQueue(String(index), () => Promise.resolve()),
    );
    const response = await publicPhoto(path);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('15');
    open();
    await Promise.all([held, ...waiting]);
    expect((await publicPhoto(path)).statusCode).toBe(200);
  });

  test('can be left out', async () => {
    await addPhoto();
    const { html, photo, hasPhoto } = await signature('layout=above&shape=none&phone=0');
    expect(html).not.toContain('signature-photos');
    expect(html).toContain('src="https://agency.example/logos/new-jersey.png"');
    expect({ photo, hasPhoto }).toEqual({ photo: null, hasPhoto: true });
  });
});

describe('the ZIP file', () => {
  test('has a file per current employee, with an audit entry', async () => {
    await addSampleEmployee(server, { firstName: 'INÉS' });
    await addSampleEmployee(server, { firstName: 'Gone', status: 'left', leftOn: '2025-01-31' });
    await addSampleEmployee(server, { firstName: 'Bo', lastName: 'Li', region: 'michigan' });
    const response = await get(`/signatures/zip?${look}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toMatch(/signatures-\d{4}-\d\d-\d\d\.zip/);
    const files = unzipSync(response.rawPayload);
    expect(
      Object.keys(files)
        .map((name) => name.toLowerCase())
        .sort(),
    ).toEqual(['bo li.html', 'inés núñez 2.html', 'inés núñez.html']);
    const { html } = await signature();
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(''),
    ).toContain(html);
    expect(await listAuditEntries(server.context.database.db, 'signatures')).toContainEqual(
      expect.objectContaining({ action: 'export', detail: '3 files as ZIP' }),
    );
  });

  test('can be limited to a region', async () => {
    const response = await get(`/signatures/zip?${look}&region=new-jersey`);
    expect(Object.keys(unzipSync(response.rawPayload))).toEqual(['Inés Núñez.html']);
    expect(response.headers['content-disposition']).toMatch(/signatures-new-jersey-\d/);
    expect((await get(`/signatures/zip?${look}&region=michigan`)).statusCode).toBe(404);
  });
});
