import type { FastifyRequest } from 'fastify';
import type { App } from '../../core/http/app-type';
import type { Config } from '../../core/config/config';
import { HttpError } from '../../core/http/errors';

/** Sec-Fetch-Site and Origin can't be forged by a page. Requests without them (old browsers, programs) pass. */
export function rejectCrossSite(scope: App, config: Config): void {
  scope.addHook('onRequest', async (request: FastifyRequest) => {
    if (isOurSite(request, config)) return;
    throw new HttpError(
      403,
      'cross_site',
      'This form came from another website. Please open the form on our own site and send it there.',
    );
  });
}

function isOurSite({ headers, host }: FastifyRequest, config: Config): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return site !== 'cross-site';
  // Behind a proxy, the host may be an internal name, so the configured site URL counts too.
  const ourOrigins = [...config.corsOrigins, new URL(config.siteUrl).origin];
  return ourOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
