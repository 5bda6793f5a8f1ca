import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { extraRoutes } from '../../contract/shared/routes';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { hasFile, type LiveSite } from './live-site';
import { decodePath, findMissingPage, isHashedFile, resolveSitePath, splitUrl } from './site-path';

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

const goneFile = `${extraRoutes.gone.slice(1)}/index.html`;

/**
 * Finds a post's page that was unpublished or has moved; null for any other path. The first page of `candidates` that the release has is served
 * at its own URL, and other URLs redirect to it. If the release has none, the page is gone (`isGone`) or not there yet.
 * @param path decoded
 */
export type FindMovedPath = (
  path: string,
) => Promise<{ path: string; candidates: readonly string[]; isGone: boolean } | null>;

/** Pages that are still open need an earlier release's hashed files, but not the images of posts, which go with an unpublished post. */
function isServedLater(file: string): boolean {
  return isHashedFile(file) && !/^(?:images\/posts\/|pictures\/|og\/blog-)/.test(file);
}

export async function registerSiteRoutes(
  app: App,
  site: LiveSite,
  findMovedPath: FindMovedPath,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(site.folder()),
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const link = site.linkHeader();
      const isPage = /\.html(?:\.br)?$/.test(file);
      if (link !== null && isPage && reply.statusCode !== 304) void reply.header('link', link);
    },
  });
  /** Searches one snapshot of the folders, because another release may go live during a request. */
  const createFinder = () => {
    const roots = site.roots();
    return (file: string): string | null =>
      roots.find(
        ({ folder, hashedOnly }) => (!hashedOnly || isServedLater(file)) && hasFile(folder, file),
      )?.folder ?? null;
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { path, query } = splitUrl(request.url);
    const findFolder = createFinder();
    const response = resolveSitePath(path, query, (file) => findFolder(file) !== null);
    const decodedPath = decodePath(path);
    const moved = decodedPath === null ? null : await findMovedPath(decodedPath);
    const target = moved?.candidates.find(
      (page) => findFolder(`${page.slice(1)}/index.html`) !== null,
    );
    const isRedirected = target !== undefined && target !== moved?.path;
    const isGone = target === undefined && moved?.isGone === true;
    // Gatsby reloads the page when its page data is gone, and that request is redirected.
    if (isGone || (isRedirected && decodedPath?.startsWith('/page-data/'))) {
      return sendMissingPage(path, reply, findFolder, 410);
    }
    if (isRedirected) {
      // The post may move back; a cached redirect would then cause a loop.
      void reply.header('cache-control', cacheControl.revalidate);
      return reply.redirect(`${target}${query}`, 301);
    }
    if (response.kind === 'redirect') return reply.redirect(response.to, response.status);
    if (response.kind === 'missing') return sendMissingPage(path, reply, findFolder, 404);
    return reply
      .header('cache-control', cacheControl[response.cache])
      .sendFile(response.file, findFolder(response.file) ?? site.folder());
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    sendMissingPage(splitUrl(request.url).path, reply, createFinder(), 404),
  );
}

function sendMissingPage(
  path: string,
  reply: FastifyReply,
  findFolder: (file: string) => string | null,
  status: 404 | 410,
): FastifyReply {
  const isFile = (file: string) => findFolder(file) !== null;
  const file = status === 410 && isFile(goneFile) ? goneFile : findMissingPage(path, isFile);
  const folder = file === null ? null : findFolder(file);
  if (file === null || folder === null) throw notFound();
  if (status === 410) void reply.header('x-robots-tag', 'noindex');
  return reply.code(status).header('cache-control', cacheControl.revalidate).sendFile(file, folder);
}
