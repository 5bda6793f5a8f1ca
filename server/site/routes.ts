import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownRoutes } from '../../contract/shared/routes';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { hasFile, type LiveSite } from './live-site';
import { isHashedFile, findMissingPage, decodePath, resolveSitePath } from './site-path';

const cacheControl = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

const gonePage = `${ownRoutes.gone.slice(1)}/index.html`;

/**
 * Where to look for what has left an address of the site or come back to it; null for all else. The first of `lookAt` that the release has is
 * given: at its address, and led to from the others. Where it has none, the address is gone, or leads to nothing yet. Taken back, it is to be
 * looked for nowhere, also while the release still has it.
 * @param path decoded
 */
export type WithdrawnPaths = (
  path: string,
) => Promise<{ address: string; lookAt: readonly string[]; isGone: boolean } | null>;

/** Whether an earlier release still gives a file, for pages that browsers have open: a picture that the office has taken back is gone with its post, and so is that of a link to it. */
function isKept(file: string): boolean {
  return isHashedFile(file) && !/^(?:images\/posts\/|og\/blog-)/.test(file);
}

/** Serves the built site: every path that is not the API's. */
export async function registerSiteRoutes(
  app: App,
  site: LiveSite,
  withdrawnAt: WithdrawnPaths,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(site.folder()),
    serve: false,
    cacheControl: false,
    preCompressed: true,
  });
  /** The folders of one moment: another release may go live while a request is answered. */
  const finder = () => {
    const roots = site.roots();
    return (file: string): string | null =>
      roots.find(({ folder, hashedOnly }) => (!hashedOnly || isKept(file)) && hasFile(folder, file))
        ?.folder ?? null;
  };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const find = finder();
    const answer = resolveSitePath(
      path,
      mark === -1 ? '' : request.url.slice(mark),
      (file) => find(file) !== null,
    );
    const plain = decodePath(path);
    const withdrawn = plain === null ? null : await withdrawnAt(plain);
    const to = withdrawn?.lookAt.find((page) => find(`${page.slice(1)}/index.html`) !== null);
    const leadsOn = to !== undefined && to !== withdrawn?.address;
    const isGone = to === undefined && withdrawn?.isGone === true;
    // The page behind a page's data is loaded anew when that is gone, and led on.
    if (isGone || (leadsOn && plain?.startsWith('/page-data/'))) {
      return answerMissing(path, reply, find, 410);
    }
    if (leadsOn) {
      // It may move back: a browser that kept this would be led in a circle.
      void reply.header('cache-control', cacheControl.revalidate);
      return reply.redirect(`${to}${mark === -1 ? '' : request.url.slice(mark)}`, 301);
    }
    if (answer.kind === 'redirect') return reply.redirect(answer.to, answer.status);
    if (answer.kind === 'missing') return answerMissing(path, reply, find, 404);
    return reply
      .header('cache-control', cacheControl[answer.cache])
      .sendFile(answer.file, find(answer.file) ?? site.folder());
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    answerMissing(request.url.replace(/\?.*$/s, ''), reply, finder(), 404),
  );
}

/** The site's page for what is not there, or no more; a script or picture that is gone gets it too. */
function answerMissing(
  path: string,
  reply: FastifyReply,
  find: (file: string) => string | null,
  status: 404 | 410,
): FastifyReply {
  const isFile = (file: string) => find(file) !== null;
  const page = status === 410 && isFile(gonePage) ? gonePage : findMissingPage(path, isFile);
  const folder = page === null ? null : find(page);
  if (page === null || folder === null) throw notFound();
  if (status === 410) void reply.header('x-robots-tag', 'noindex');
  return reply.code(status).header('cache-control', cacheControl.revalidate).sendFile(page, folder);
}
