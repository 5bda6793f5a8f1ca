import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extraRoutes } from '../../../contract/shared/routes';
import type { App } from '../../core/http/app-type';
import { notFound } from '../../core/http/errors';
import { decodePath } from '../../../contract/publishing/site-file';
import type { FindSiteFile, Site } from './site';
import { findMissingPage, resolveSitePath, splitUrl } from './site-path';

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

const goneFile = `${extraRoutes.gone.slice(1)}/index.html`;

/**
 * A page that was unpublished or has moved. The first page of `candidates` that the site has is served at its own URL, and other URLs
 * redirect to it. If the site has none, the page is gone (`isGone`) or not there yet.
 */
export type MovedPage = { path: string; candidates: readonly string[]; isGone: boolean };

/** @param path decoded */
export type FindMovedPath = (path: string) => Promise<MovedPage | null>;

export async function registerSiteRoutes(
  app: App,
  site: Site,
  findMovedPath: FindMovedPath,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    cacheControl: false,
    // Pages may return to an older file, which a time would call unchanged. They have an ETag.
    lastModified: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const link = site.linkHeader;
      const isPage = /\.html(?:\.br)?$/.test(file);
      if (link !== null && isPage && reply.statusCode !== 304) void reply.header('link', link);
    },
  });
  // Search engines remember a 404.
  const getMissingStatus = () => (site.isComplete() ? 404 : 503);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { path, query } = splitUrl(request.url);
    const find = site.createFinder();
    const response = resolveSitePath(path, query, (file) => find(file) !== null);
    const decodedPath = decodePath(path);
    const moved = decodedPath === null ? null : await findMovedPath(decodedPath);
    const target = moved?.candidates.find((page) => find(`${page.slice(1)}/index.html`) !== null);
    const isRedirected = target !== undefined && target !== moved?.path;
    const isGone = target === undefined && moved?.isGone === true;
    // Gatsby reloads the page when its page data is gone, and that request is redirected.
    if (isGone || (isRedirected && decodedPath?.startsWith('/page-data/'))) {
      return sendMissingPage(path, reply, find, 410);
    }
    if (isRedirected) {
      // The page may move back; a cached redirect would then cause a loop.
      void reply.header('cache-control', cacheControl.revalidate);
      return reply.redirect(`${target}${query}`, 301);
    }
    if (response.kind === 'redirect') return reply.redirect(response.to, response.status);
    if (response.kind === 'missing') return sendMissingPage(path, reply, find, getMissingStatus());
    return sendFile(
      reply.header('cache-control', cacheControl[response.cache]),
      find(response.file),
    );
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    sendMissingPage(splitUrl(request.url).path, reply, site.createFinder(), getMissingStatus()),
  );
}

function sendMissingPage(
  path: string,
  reply: FastifyReply,
  find: FindSiteFile,
  status: 404 | 410 | 503,
): FastifyReply {
  const isFile = (file: string) => find(file) !== null;
  const page = status === 410 && isFile(goneFile) ? goneFile : findMissingPage(path, isFile);
  const file = page === null ? null : find(page);
  if (status === 410) void reply.header('x-robots-tag', 'noindex');
  if (status === 503) void reply.header('retry-after', 10);
  return sendFile(reply.code(status).header('cache-control', cacheControl.revalidate), file);
}

function sendFile(reply: FastifyReply, file: ReturnType<FindSiteFile>): FastifyReply {
  if (file === null) throw notFound();
  return reply.sendFile(file.name, file.folder);
}
