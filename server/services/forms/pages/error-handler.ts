import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { formatFieldError } from '../../../../contract/forms/rules';
import { getRegionPath } from '../../../../contract/shared/regions';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';
import type { ServiceContext } from '../../context';
import { createErrorHandler, prepareErrorResponse } from '../../../core/http/error-handler';
import {
  createPhoneFinder,
  getRefererPage,
  getRequestLanguage,
  getRequestRegion,
  getSiteOrigin,
  wantsHtml,
} from '../request-context';
import { refillForm, type RefilledForm } from './filled-form';
import { readBuiltPage, sendPage } from './page';

const backButtonHint = 'To get back to your answers, use your browser’s Back button.';

type Translate = (text: string) => string;
type Texts = Readonly<Record<string, string>>;

/**
 * Sends browsers without script a page that lists the errors and contains the filled form, if this server has the site. Returns the reply,
 * because Fastify would otherwise send a second response.
 */
export function createFormErrorHandler(context: ServiceContext) {
  const getPhone = createPhoneFinder(context);
  const handleError = createErrorHandler(getPhone);
  return async (
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (!wantsHtml(request)) {
      handleError(error, request, reply);
      return reply;
    }
    const { config, regions } = context;
    const { status, body } = prepareErrorResponse(getPhone, error, request, reply);
    const region = getRequestRegion(request, config);
    const { form } = request.routeOptions.config;
    const referer = getRefererPage(request, config);
    const { language, translate } = getRequestLanguage(request, config);
    const messages = addLabels(body.error.fields ?? {}, form?.labels ?? {}, translate);
    const path = form && toLanguagePath(getRegionPath(region, form.page), language);
    const refilled = await refillFromSite(context, request, path, messages);
    let ids: Texts = {};
    let nextStep: string;
    if (status === 410 && form?.alternative !== undefined) {
      const site = referer?.site ?? getSiteOrigin(request, config);
      const { path, label } = form.alternative;
      const url = `${site}${toLanguagePath(getRegionPath(region, path), language)}`;
      nextStep = renderLink(url, translate(label));
    } else if (refilled !== null) {
      ids = refilled.form?.ids ?? {};
      nextStep = renderForm(refilled.form, body.error.fields !== undefined, translate);
    } else {
      const formUrl = referer === null ? (form?.page ?? '/') : `${referer.site}${referer.path}`;
      nextStep = `<p>${translate(backButtonHint)}</p>\n${renderLink(formUrl, translate('Open the form again'))}`;
    }
    return sendPage(reply, {
      status,
      region: regions[region],
      title: translate('Your form was not sent'),
      language,
      translate,
      frame: refilled?.page ?? null,
      body: `${renderErrors(body.error, { messages, ids }, translate)}\n${nextStep}`,
    });
  };
}

/** Null if the site is served elsewhere; `form` is null if the submission could not be parsed. */
async function refillFromSite(
  context: ServiceContext,
  request: FastifyRequest,
  formPath: string | undefined,
  errors: Texts,
): Promise<{ page: string; form: RefilledForm | null } | null> {
  const { config } = context;
  const referer = getRefererPage(request, config);
  const formPage = request.routeOptions.config.form?.page;
  const isServedHere = getSiteOrigin(request, config) === '' && (referer?.site ?? '') === '';
  if (formPage === undefined || !isServedHere) return null;
  const action = request.routeOptions.url ?? '';
  const texts = request.formTexts;
  for (const path of [referer?.path, formPath, formPage]) {
    const page = path === undefined ? null : await readBuiltPage(context, path);
    if (path === undefined || page === null) continue;
    const form = refillForm(page, action, path, { texts: texts ?? {}, errors });
    if (form !== null) return { page, form: texts === null ? null : form };
  }
  return null;
}

function renderForm(
  form: RefilledForm | null,
  hasFieldErrors: boolean,
  translate: Translate,
): string {
  if (form === null) return `<p>${translate(backButtonHint)}</p>`;
  const fileHint = form.html.includes('type="file"')
    ? `<p>${translate('If you attached a file, please choose it again.')}</p>`
    : '';
  const nextStep = hasFieldErrors
    ? 'Please fix the errors, and send the form again.'
    : 'You can send the form again later.';
  const hint = `${translate('Your answers are all still here.')} ${translate(nextStep)}`;
  return `<p>${hint}</p>${fileHint}${form.html}`;
}

function renderLink(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}">${label}</a></p>`;
}

function addLabels(errors: Texts, labels: Texts, translate: Translate): Texts {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => {
      const label = Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
      const labeled = formatFieldError(label, message);
      const text = translate(message);
      return [name, labeled === message ? text : `${translate(label)}: ${text}`];
    }),
  );
}

/** A list that takes the focus; each message links to its control. */
function renderErrors(
  error: ErrorBody['error'],
  { messages, ids }: { messages: Texts; ids: Texts },
  translate: Translate,
): string {
  if (error.fields === undefined) return `<p>${escapeHtml(translate(error.message))}</p>`;
  const items = Object.entries(messages).map(([name, message]) => {
    const id = Object.hasOwn(ids, name) ? ids[name] : undefined;
    const text = escapeHtml(message);
    return `<li>${id === undefined ? text : `<a href="#${id}">${text}</a>`}</li>`;
  });
  return `<div role="alert" tabindex="-1" autofocus><p>${translate('Please fix these errors:')}</p>\n<ul>${items.join('')}</ul></div>`;
}
