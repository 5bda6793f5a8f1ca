import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { EmployeeDetail, EmployeePhotoResponse } from '../../../contract/employees/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { addSampleEmployee } from '../../testing/samples/employees';
import { useTestServer } from '../../testing/test-server';

const server = useTestServer({ config: { rateLimitFactor: 100 } });
let id: string;
beforeEach(async () => {
  ({ id } = await addSampleEmployee(server));
});

const picture = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#0a5b5d' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: Buffer) =>
  server.callAs('owner', {
    method,
    path,
    ...(payload ? { payload, headers: { 'content-type': 'image/jpeg' } } : {}),
  });
const detail = async () => (await call('GET', `/employees/${id}`)).json<EmployeeDetail>();

test('stores an encrypted square photo without metadata, and keeps the version', async () => {
  const answer = await call('POST', `/employees/${id}/photo`, await picture());
  expect(answer.statusCode).toBe(201);
  const { photo } = answer.json<EmployeePhotoResponse>();
  expect(await detail()).toMatchObject({
    photo,
    version: 1,
    history: [{ field: 'photo' }, { field: 'added' }],
  });
  const shown = await call('GET', `/employees/photos/${photo}`);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
  });
  const { width, height, exif } = await sharp(shown.rawPayload).metadata();
  expect([width, height, exif]).toEqual([256, 256, undefined]);
  const row = await server.context.database.db
    .selectFrom('employeePhotos')
    .select('bytesEncrypted')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.bytesEncrypted).includes(Buffer.from('WEBP'))).toBe(false);
});

test('replaces a photo under a new id and removes it', async () => {
  const send = async () =>
    (await call('POST', `/employees/${id}/photo`, await picture())).json<EmployeePhotoResponse>();
  const { photo: former } = await send();
  const { photo } = await send();
  expect((await call('GET', `/employees/photos/${former}`)).statusCode).toBe(404);
  for (const _time of [1, 2]) {
    expect((await call('DELETE', `/employees/${id}/photo`)).statusCode).toBe(204);
  }
  expect((await call('GET', `/employees/photos/${photo}`)).statusCode).toBe(404);
  expect((await detail()).photo).toBeNull();
  const entries = await listAuditEntries(server.context.database.db, id);
  expect(entries.map(({ action }) => action)).toEqual([
    'add-employee',
    'set-employee-photo',
    'set-employee-photo',
    'remove-employee-photo',
  ]);
});

test('rejects other files and unknown employees', async () => {
  const page = Buffer.from('<script>alert(1)</script>');
  expect((await call('POST', `/employees/${id}/photo`, page)).statusCode).toBe(400);
  expect((await call('POST', `/employees/none/photo`, await picture())).statusCode).toBe(404);
  expect((await call('DELETE', '/employees/none/photo')).statusCode).toBe(404);
  expect((await detail()).photo).toBeNull();
});
