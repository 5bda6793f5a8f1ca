import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { formatFieldError } from '../../../contract/forms/rules';
import type { Context } from '../../context';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import { createErrorHandler, prepareErrorResponse } from '../../http/error-handler';
import { getRegionPath, type RegionId } from '../../../contract/shared/regions';
import { getRefererPage, getRequestRegion, getSiteOrigin, wantsHtml } from '../request-context';
import { readBuiltPage } from './built-page';
import { refillForm } from './filled-form';
import { sendPage } from './page';

const backButtonHint =
  '<p>Your answers are still in the form when you go back with your browser’s Back button.</p>';

type Messages = Readonly<Record<string, string>>;
type Ids = Readonly<Record<string, string>>;

/**
 * The error handler of the public forms. A browser without script gets a page with the same status that lists the errors and, if this
 * server has the site, contains the filled form. Returns the reply, because Fastify would otherwise send a second response.
 */
export function createFormErrorHandler(context: Context) {
  const handleError = createErrorHandler(context);
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
    const { status, body } = prepareErrorResponse(context, error, request, reply);
    const region = getRequestRegion(request, config);
    const form = request.routeOptions.config.form;
    const referer = getRefererPage(request, config);
    const page = { status, region: regions[region], title: 'Your form was not sent' };
    const messages = nameErrors(body.error.fields ?? {}, form?.labels ?? {});
    const refilled = await refillFromSite(context, request, region, messages);

    if (status === 410 && form?.instead !== undefined) {
      const site = referer?.site ?? getSiteOrigin(request, config);
      const { path, label: words } = form.instead;
      const link = renderLink(`${site}${getRegionPath(region, path)}`, words);
      const html = `${renderErrors(body.error, messages, {})}\n${link}`;
      return sendPage(reply, { ...page, frame: refilled?.page ?? null, body: html });
    }
    if (refilled !== null) {
      const errors = renderErrors(body.error, messages, refilled.form?.ids ?? {});
      const rest = renderForm(refilled.form, body.error.fields !== undefined);
      return sendPage(reply, { ...page, frame: refilled.page, body: errors + rest });
    }
    const formUrl = referer === null ? (form?.page ?? '/') : `${referer.site}${referer.path}`;
    return sendPage(reply, {
      ...page,
      frame: null,
      body: [
        renderErrors(body.error, messages, {}),
        backButtonHint,
        renderLink(formUrl, 'Open the form again'),
      ].join('\n'),
    });
  };
}

function renderLink(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}">${label}</a></p>`;
}

/** `form` is null if the submission could not be parsed. */
type RefilledPage = { page: string; form: ReturnType<typeof refillForm> };

/** The form's page with the submitted form. Null if the site is served elsewhere. */
async function refillFromSite(
  { config }: Context,
  request: FastifyRequest,
  region: RegionId,
  errors: Messages,
): Promise<RefilledPage | null> {
  const referer = getRefererPage(request, config);
  const formPage = request.routeOptions.config.form?.page;
  const isServedHere = getSiteOrigin(request, config) === '' && (referer?.site ?? '') === '';
  if (formPage === undefined || !isServedHere) return null;
  const action = request.routeOptions.url ?? '';
  for (const path of [
    ...(referer ? [referer.path] : []),
    getRegionPath(region, formPage),
    formPage,
  ]) {
    const page = await readBuiltPage(config.siteDir, path);
    const submission = { texts: request.formTexts ?? {}, errors };
    const form = page === null ? null : refillForm(page, action, path, submission);
    if (page !== null && form !== null)
      return { page, form: request.formTexts === null ? null : form };
  }
  return null;
}

function renderForm(form: RefilledPage['form'], hasFieldErrors: boolean): string {
  if (form === null) return backButtonHint;
  const fileHint = form.html.includes('type="file"')
    ? '<p>If you attached a file, please choose it again.</p>'
    : '';
  const nextStep = hasFieldErrors
    ? 'Please fix the errors, and send the form again.'
    : 'You can send the form again later.';
  return `<p>Your answers are all still here. ${nextStep}</p>${fileHint}${form.html}`;
}

function nameErrors(fields: Messages, labels: Messages): Messages {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => {
      const label = Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
      return [name, formatFieldError(label, message)];
    }),
  );
}

/** A list that takes the focus; each message links to its control. */
function renderErrors(error: ErrorBody['error'], messages: Messages, ids: Ids): string {
  if (error.fields === undefined) return `<p>${escapeHtml(error.message)}</p>`;
  const items = Object.entries(messages).map(([name, message]) => {
    const id = Object.hasOwn(ids, name) ? ids[name] : undefined;
    const text = escapeHtml(message);
    return `<li>${id === undefined ? text : `<a href="#${id}">${text}</a>`}</li>`;
  });
  return `<div role="alert" tabindex="-1" autofocus><p>Please fix these errors:</p>\n<ul>${items.join('')}</ul></div>`;
}
