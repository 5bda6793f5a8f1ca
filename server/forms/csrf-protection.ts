import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type';
import type { Config } from '../config';
import { HttpError } from '../http/errors';

/**
 * Refuses forms that a browser posts from another website: a page elsewhere could else have its visitors send us forms in their
 * names. Only what browsers themselves say counts (Sec-Fetch-Site, Origin: no page can set them); where they say nothing, as
 * old browsers and programs do, the form passes. 403, code 'cross_site'.
 */
export function rejectCrossSite(scope: App, config: Config): void {
  scope.addHook('onRequest', async (request: FastifyRequest) => {
    if (comesFromOurs(request, config)) return;
    throw new HttpError(
      403,
      'cross_site',
      'This form came from another website. Please open the form on our own site and send it there.',
    );
  });
}

function comesFromOurs({ headers, host }: FastifyRequest, config: Config): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== 'cross-site';
  // Behind a proxy the host may be the proxy's name for us; the site's own address is known.
  const ours = [...config.corsOrigins, new URL(config.siteUrl).origin];
  return ours.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
