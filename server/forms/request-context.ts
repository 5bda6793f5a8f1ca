import type { FastifyRequest } from 'fastify';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Config } from '../config';

declare module 'fastify' {
  interface FastifyRequest {
    /** The region a form was sent for, once that has been read. */
    formRegion: RegionId | null;
    /** A form's texts, once they have been read. */
    formTexts: Readonly<Record<string, string>> | null;
  }
}

/** Whether a browser sent the form itself, without script: then it shows the answer as a page. */
export function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

/** The region that answers: the one the form named, else that of the page it was sent from, else the default. */
export function getRequestRegion(request: FastifyRequest, config: Config): RegionId {
  const first = getRefererPage(request, config)?.path.split('/')[1];
  return request.formRegion ?? toRegion(first);
}

/** The page a form was sent from, when it is one of ours: its path, and where the site stands ('' for this server). */
export function getRefererPage(
  request: FastifyRequest,
  config: Config,
): { path: string; site: string } | null {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, host, pathname } = new URL(referer);
  const isOurs = host === request.host;
  if (!isOurs && !config.corsOrigins.includes(origin)) return null;
  // Sent again from an answer of ours, a form says where it stood first.
  const { from } = request.query as { from?: unknown };
  const path = isOurs && typeof from === 'string' ? from : pathname;
  return /^(\/\w[\w.-]*)*\/?$/.test(path) ? { path, site: isOurs ? '' : origin } : null;
}

/** Where the site's pages stand for this browser: '' for this server, else the origin of a site that is served elsewhere. */
export function getSiteOrigin(request: FastifyRequest, config: Config): string {
  const { origin } = request.headers;
  return origin !== undefined && config.corsOrigins.includes(origin) ? origin : '';
}
