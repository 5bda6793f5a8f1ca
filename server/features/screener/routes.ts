import type { FastifyReply, FastifyRequest } from 'fastify';
import { screenerEndpoints } from '../../../contract/screener/endpoints';
import { readAnswers, screenerRules } from '../../../contract/screener/form';
import { renderResult } from '../../../contract/screener/render-result';
import { formatForOffice, screen } from '../../../contract/screener/result';
import { screenerTexts } from '../../../contract/screener/texts.en';
import { getRegionName } from '../../../contract/shared/region-facts';
import { defaultRegion, getRegionPath, regionIds } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { zipRanges } from '../../../contract/shared/state-facts';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { urlEncoded } from '../../core/http/request/url-encoded-forms';
import { parseFormFields } from '../../services/forms/form-fields';
import { readBuiltPage, sendPage, sendSitePage } from '../../services/forms/pages/page';
import { getSiteOrigin } from '../../services/forms/request-context';
import type { Context } from '../context';
import { fillResultPage } from './result-page';

/** POST /find-care: the result for a browser without script. Nothing is stored, and the answers are in no URL and no log. */
export function screenerRoutes(app: App, context: Context): void {
  const { body: bodySchema } = screenerEndpoints['POST /find-care'];
  const labels = { zip: 'ZIP code', age: 'Age' };
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
  const { config, regions, programs, now } = context;
  const answers = readAnswers(parseFormFields(screenerRules, texts, null), zipRanges);
  const result = screen(answers, programs, now());
  const offices = regionIds.map((id) => ({ ...regions[id], id, state: getRegionName(id) }));
  const office = offices.find(({ id }) => id === answers.region) ?? null;

  const region = answers.region ?? defaultRegion;
  const path = getRegionPath(region, extraRoutes.findCare);
  const isServedHere = getSiteOrigin(request, config) === '';
  const page = isServedHere ? await readBuiltPage(context, path) : null;
  const action = request.routeOptions.url ?? '';
  const emailAction = page === null ? null : `${action}/email`;
  const html = renderResult(
    { ...result, office, offices, hasScript: false, emailAction },
    screenerTexts,
  );
  if (page === null) {
    const title = 'What may pay for care';
    return sendPage(reply, {
      status: 200,
      title,
      body: html,
      region: regions[region],
      frame: null,
      translate: (text) => text,
    });
  }
  const screener = formatForOffice(answers, result);
  return sendSitePage(reply, 200, fillResultPage(page, { path, html, texts, answers, screener }));
}
