import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app-type';
import { sendEndless } from '../testing/endless-body';
import { endUnreadRest } from './unread-rest';

let app: App;
beforeEach(async () => {
  app = Fastify() as unknown as App;
  endUnreadRest(app, 200);
  app.post('/api/x', () => ({}));
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

test('a body of the wrong kind is answered at once, and its connection ended though the body has no end', async () => {
  const type = 'application/x-www-form-urlencoded';
  const { status } = await sendEndless(app, {
    path: '/x',
    type,
    more: '&firstName=Ann',
    isStubborn: true,
  });
  expect(status).toBe(415);
});
