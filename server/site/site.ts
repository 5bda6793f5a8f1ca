import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { notFound } from '../errors';
import { missingPage, resolveSitePath } from './site-path';

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Serves the built site: every path that is not the API's. */
export async function siteRoutes(app: App, siteDir: string): Promise<void> {
  const root = resolve(siteDir);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  const isFile = (file: string): boolean => {
    try {
      return statSync(join(root, file)).isFile();
    } catch {
      // Not there, or below a file, which Node counts as a fault of another kind.
      return false;
    }
  };

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const answer = resolveSitePath(path, mark === -1 ? '' : request.url.slice(mark), isFile);
    if (answer.kind === 'missing') return answerMissing(path, reply, isFile);
    if (answer.kind === 'redirect') return reply.redirect(answer.to, 301);
    return reply.header('cache-control', cacheControl[answer.cache]).sendFile(answer.file);
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    answerMissing(request.url.replace(/\?.*$/s, ''), reply, isFile),
  );
}

function answerMissing(
  path: string,
  reply: FastifyReply,
  isFile: (file: string) => boolean,
): FastifyReply {
  const page = missingPage(path, isFile);
  if (page === null) throw notFound();
  return reply.code(404).header('cache-control', cacheControl.revalidate).sendFile(page);
}
