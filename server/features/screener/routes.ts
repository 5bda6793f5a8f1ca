import type { FastifyReply, FastifyRequest } from 'fastify';
import { screenerEndpoints } from '../../../contract/screener/endpoints';
import { readAnswers, screenerRules } from '../../../contract/screener/form';
import { renderPlace } from '../../../contract/screener/render-place';
import { renderResult } from '../../../contract/screener/render-result';
import { formatForOffice } from '../../../contract/screener/office-summary';
import { createResult } from '../../../contract/screener/result';
import { screenerCatalogs } from '../../../contract/screener/spanish';
import { translateProgram } from '../../../contract/programs/program';
import { getRegionName } from '../../../contract/shared/region-facts';
import { defaultRegion, getRegionPath, regionIds } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { spanishStates } from '../../../contract/shared/text/spanish-states';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { zipRanges } from '../../../contract/shared/state-facts';
import * as zipCounties from '../../../contract/shared/zip-codes/zip-counties';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { urlEncoded } from '../../core/http/request/url-encoded-forms';
import { parseFormFields } from '../../services/forms/form-fields';
import { readBuiltPage, sendPage, sendSitePage } from '../../services/forms/pages/page';
import { getRequestLanguage, getSiteOrigin } from '../../services/forms/request-context';
import type { Context } from '../context';
import { fillResultPage } from './result-page';

/** POST /find-care: the result for a browser without script. Nothing is stored, and the answers are in no URL and no log. */
export function screenerRoutes(app: App, context: Context): void {
  const { body: bodySchema } = screenerEndpoints['POST /find-care'];
  const labels = { zip: 'ZIP code', age: 'Age', county: 'County' };
  createHandle(app, context, screenerEndpoints)(
    'POST /find-care',
    (request, reply) => {
      request.formTexts = request.body as Readonly<Record<string, string>>;
      return sendResult(context, request, reply, request.formTexts);
    },
    {
      schema: { consumes: [urlEncoded] },
      config: { form: { page: extraRoutes.findCare, labels, bodySchema } },
    },
  );
}

async function sendResult(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  texts: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const { config, regions, now } = context;
  const { language } = getRequestLanguage(request, config);
  const catalog = screenerCatalogs[language];
  const programs = context.programs.map((program) => translateProgram(program, language));
  const answers = readAnswers(parseFormFields(screenerRules, texts, null), zipRanges, zipCounties);
  const result = createResult(answers, programs, now(), catalog);
  const offices = regionIds.map((id) => ({
    ...regions[id],
    id,
    state: language === 'es' ? spanishStates[id] : getRegionName(id),
  }));
  const office = offices.find(({ id }) => id === answers.region) ?? null;

  const region = answers.region ?? defaultRegion;
  const path = toLanguagePath(getRegionPath(region, extraRoutes.findCare), language);
  const siteOrigin = getSiteOrigin(request, config);
  const page = siteOrigin === '' ? await readBuiltPage(context, path) : null;
  const action = request.routeOptions.url ?? '';
  const emailAction = page === null ? null : `${action}/email`;
  const shown = { ...result, office, offices, siteOrigin, hasScript: false, emailAction };
  const html = renderResult(shown, catalog);
  if (page === null) {
    return sendPage(reply, {
      status: 200,
      title: catalog.translate('What may pay for care'),
      body: html,
      region: regions[region],
      frame: null,
      ...catalog,
    });
  }
  const officeText = formatForOffice(answers, result, language);
  const { change } = catalog.texts.result;
  const place = renderPlace(answers, zipCounties, offices, catalog);
  const filled = fillResultPage(page, { path, html, place, texts, answers, officeText, change });
  return sendSitePage(reply, 200, filled);
}
