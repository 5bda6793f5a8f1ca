import type { FastifyRequest } from 'fastify';
import { languageField } from '../../../contract/forms/rules';
import { getTranslate } from '../../../contract/forms/spanish';
import { toRegion, type RegionId } from '../../../contract/shared/regions';
import {
  defaultLanguage,
  getLanguage,
  toLanguagePath,
} from '../../../contract/shared/text/site-languages';
import type { Config } from '../../core/config/config';
import type { App } from '../../core/http/app-type';
import { HttpError } from '../../core/http/errors';
import type { ServiceContext } from '../context';

declare module 'fastify' {
  interface FastifyRequest {
    formRegion: RegionId | null;
    formTexts: Readonly<Record<string, string>> | null;
  }
}

/** True when a browser without script sent the form itself and displays the response as a page. */
export function wantsHtml(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/html');
}

export function getRequestRegion(request: FastifyRequest, config: Config): RegionId {
  const path = toLanguagePath(getRefererPage(request, config)?.path ?? '/', defaultLanguage);
  return request.formRegion ?? toRegion(path.split('/')[1]);
}

/** The language of the page that a form was sent from, and a function that translates English texts to it. */
export function getRequestLanguage(request: FastifyRequest, config: Config) {
  const isSpanish = request.formTexts?.[languageField] === 'es';
  const language = isSpanish ? 'es' : getLanguage(getRefererPage(request, config)?.path ?? '/');
  return { language, translate: getTranslate(language) };
}

/** Returns a function that finds the phone number of the office that a request is for. */
export function createPhoneFinder({ regions, config }: Pick<ServiceContext, 'regions' | 'config'>) {
  return (request: FastifyRequest): string => regions[getRequestRegion(request, config)].phone;
}

/** The page of our site that a form was sent from. `site` is the site's origin, or '' if this server serves it. */
export function getRefererPage(
  request: FastifyRequest,
  config: Config,
): { path: string; site: string } | null {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return null;
  const { origin, host, pathname } = new URL(referer);
  const isOurs = host === request.host;
  if (!isOurs && !config.corsOrigins.includes(origin)) return null;
  // A form on one of our error pages states its original page.
  const { from } = request.query as { from?: unknown };
  const path = isOurs && typeof from === 'string' ? from : pathname;
  return /^(\/\w[\w.-]*)*\/?$/.test(path) ? { path, site: isOurs ? '' : origin } : null;
}

/** The origin of a site that is served elsewhere, or '' if this server serves it. */
export function getSiteOrigin(request: FastifyRequest, config: Config): string {
  const { origin } = request.headers;
  return origin !== undefined && config.corsOrigins.includes(origin) ? origin : '';
}

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
