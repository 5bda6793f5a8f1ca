import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProfilePhotoResponse } from '../../../contract/accounts/schema';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let picture: Buffer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimitFactor: 100 } });
  picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#0a5b5d' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '40/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const send = (bytes: Buffer, type = 'image/jpeg', claims = {}) =>
  server.callAs('visitor', {
    method: 'POST',
    path: '/profile/photo',
    headers: { 'content-type': type },
    payload: bytes,
    claims,
  });
const get = (path: string) => server.call({ method: 'GET', path });

test('stores a public square photo without metadata', async () => {
  const answer = await send(picture);
  expect(answer.statusCode).toBe(201);
  const { path } = answer.json<ProfilePhotoResponse>();
  expect(path).toMatch(/^\/photos\/[\w-]{24}$/);
  const photo = await get(path);
  expect(photo.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { width, height, exif } = await sharp(photo.rawPayload).metadata();
  expect([width, height, exif]).toEqual([256, 256, undefined]);
});

test('rejects a photo that is too small to be shown', async () => {
  const small = await sharp({ create: { width: 600, height: 45, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const answer = await send(small);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: {
      fields: {
        photo:
          'This photo is 600 × 45 pixels, which is too small. Choose one of at least 200 × 200 pixels',
      },
    },
  });
});

test('replaces a photo under a new URL', async () => {
  const { path: former } = (await send(picture)).json<ProfilePhotoResponse>();
  const { path } = (await send(picture)).json<ProfilePhotoResponse>();
  expect(path).not.toBe(former);
  expect((await get(former)).statusCode).toBe(404);
  expect((await get(path)).statusCode).toBe(200);
});

test('removes a photo, once or twice', async () => {
  const { path } = (await send(picture)).json<ProfilePhotoResponse>();
  for (const _time of [1, 2]) {
    const { statusCode } = await server.callAs('visitor', {
      method: 'DELETE',
      path: '/profile/photo',
    });
    expect(statusCode).toBe(204);
  }
  expect((await get(path)).statusCode).toBe(404);
});

test.each([
  ['a web page declared as a picture', Buffer.from('<script>alert(1)</script>'), 'image/jpeg', 400],
  ['half a picture', null, 'image/jpeg', 400],
  ['an SVG, which can contain scripts', Buffer.from('<svg/>'), 'image/svg+xml', 415],
  ['nothing', Buffer.alloc(0), 'image/png', 400],
  ['a file that is too large', Buffer.alloc(3_000_000, 1), 'image/png', 413],
])('rejects %s', async (_name, bytes, type, status) => {
  const answer = await send(bytes ?? picture.subarray(0, picture.length / 2), type);
  expect(answer.statusCode).toBe(status);
});

test('rejects a picture with too many pixels', async () => {
  const huge = await sharp({
    create: { width: 5_000, height: 5_000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  expect((await send(huge, 'image/png')).statusCode).toBe(400);
});

test.each(['%00', 'a%00b', 'a%20b'])('rejects the invalid id %s', async (id) => {
  expect((await get(`/photos/${id}`)).statusCode).toBe(400);
});

test('rejects a photo of an account with an unverified email', async () => {
  const answer = await send(picture, 'image/jpeg', { email_verified: false });
  expect(answer.statusCode).toBe(403);
});
