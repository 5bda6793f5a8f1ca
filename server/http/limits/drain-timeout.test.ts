import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app-type';
import { sendEndless } from '../../testing/endless-body';
import { addDrainTimeout } from './drain-timeout';

let app: App;
beforeEach(async () => {
  app = Fastify() as unknown as App;
  addDrainTimeout(app, 200);
  app.post('/api/x', () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

test('closes the connection of an endless body after its error response', async () => {
  const type = 'application/x-www-form-urlencoded';
  const { port } = app.server.address() as AddressInfo;
  const { status } = await sendEndless(port, {
    path: '/x',
    type,
    more: '&firstName=Ann',
    isStubborn: true,
  });
  expect(status).toBe(415);
});
