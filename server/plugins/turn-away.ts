import underPressure from '@fastify/under-pressure';
import type { App } from '../app-type';
import { HttpError } from '../errors';

/**
 * Turns the calls of `app` away with 503 while the server cannot keep up: another one only makes it worse.
 * @param mostLag milliseconds that the event loop may be late; 0: however late
 */
export async function turnAwayWhenStuck(app: App, mostLag: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostLag,
    pressureHandler: () => {
      throw new HttpError(503, 'unavailable', 'The server is busy. Please try again in a moment.');
    },
  });
}
