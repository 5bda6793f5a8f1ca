import type { FastifyReply } from 'fastify';

/** Sends text that is JSON already, bypassing the route's serializer. */
export function sendJson(reply: unknown, json: string): Promise<never> {
  const untypedReply = reply as FastifyReply;
  return untypedReply
    .type('application/json; charset=utf-8')
    .send(json) as unknown as Promise<never>;
}
