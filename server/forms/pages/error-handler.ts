import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { namedProblem } from '../../../contract/forms/field-error';
import type { Context } from '../../context';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import { createErrorHandler, prepareErrorResponse } from '../../http/error-handler';
import { pathIn, type RegionId } from '../../../contract/shared/regions';
import { getRequestRegion, getRefererPage, getSiteOrigin, wantsHtml } from '../request-context';
import { readBuiltPage } from './built-page';
import { refillForm } from './filled-form';
import { sendPage } from './page';

/**
 * The error handler of the public forms: like everywhere, but a browser that sent the form itself gets a page, with the same
 * status, that says what is wrong in words and how to go on. It gives back the reply: Fastify would send another for a handler
 * that promises nothing, and would log the address it was sent to.
 */
export function createFormErrorHandler(context: Context) {
  const answerError = createErrorHandler(context);
  return async (
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    if (!wantsHtml(request)) {
      answerError(error, request, reply);
      return reply;
    }
    const { status, body } = prepareErrorResponse(context, error, request, reply);
    const region = getRequestRegion(request, context.config);
    const form = request.routeOptions.config.form;
    const labels = form?.labels ?? {};
    const before = getRefererPage(request, context.config);
    const page = { status, region: context.regions[region], title: 'Your form was not sent' };
    const site = before?.site ?? getSiteOrigin(request, context.config);
    const other = status === 410 ? form?.instead : undefined;
    const instead =
      other === undefined ? null : linkTo(`${site}${pathIn(region, other.path)}`, other.words);
    const again = await formAgain(context, request, region, problemsOf(body.error, labels));
    if (again !== null) {
      const lines = problems(body.error, labels, instead === null ? (again.form?.ids ?? {}) : {});
      const rest = instead ?? restOf(again.form, body.error.fields !== undefined);
      sendPage(reply, { ...page, frame: again.frame, body: lines + rest });
      return reply;
    }
    const back = before === null ? (form?.page ?? '/') : `${before.site}${before.path}`;
    sendPage(reply, {
      ...page,
      frame: null,
      body: [
        problems(body.error, labels, {}),
        ...(instead === null ? [wayBack, linkTo(back, 'Open the form again')] : [instead]),
      ].join('\n'),
    });
    return reply;
  };
}

function linkTo(address: string, words: string): string {
  return `<p><a href="${escapeHtml(address)}">${words}</a></p>`;
}

const wayBack =
  '<p>Your answers are still in the form when you go back with your browser’s Back button.</p>';

type Again = { frame: string; form: ReturnType<typeof refillForm> };

/**
 * The page that the form stands on, and the form with what was typed, as far as that was read. Null when this server has no
 * such page: its site is served elsewhere.
 */
async function formAgain(
  { config }: Context,
  request: FastifyRequest,
  region: RegionId,
  fieldProblems: Readonly<Record<string, string>>,
): Promise<Again | null> {
  const before = getRefererPage(request, config);
  const page = request.routeOptions.config.form?.page;
  if (page === undefined || getSiteOrigin(request, config) !== '' || (before?.site ?? '') !== '')
    return null;
  const call = request.routeOptions.url ?? '';
  for (const path of [...(before ? [before.path] : []), pathIn(region, page), page]) {
    const frame = await readBuiltPage(config.siteDir, path);
    const typed = { texts: request.formTexts ?? {}, problems: fieldProblems };
    const form = frame === null ? null : refillForm(frame, call, path, typed);
    if (frame !== null && form !== null)
      return { frame, form: request.formTexts === null ? null : form };
  }
  return null;
}

/** Below what is wrong: the form, or, when it could not be read, the way back to it. `toMend`: whether it is in what was typed. */
function restOf(form: Again['form'], toMend: boolean): string {
  if (form === null) return wayBack;
  const file = form.html.includes('type="file"')
    ? '<p>A file that you had chosen is not kept: please choose it again.</p>'
    : '';
  const next = toMend
    ? 'Put right what is wrong, and send them again.'
    : 'You can send them again later.';
  return `<p>Your answers are all still here. ${next}</p>${file}${form.html}`;
}

/** What is wrong with each field, in words that name it. */
function problemsOf(
  { fields = {} }: ErrorBody['error'],
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const label = Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
      return [name, namedProblem(label, sentence)];
    }),
  );
}

/** What is wrong, a line for each field, which leads to the control where there is one (`ids`). It takes the focus. */
function problems(
  error: ErrorBody['error'],
  labels: Readonly<Record<string, string>>,
  ids: Readonly<Record<string, string>>,
): string {
  if (error.fields === undefined) return `<p>${escapeHtml(error.message)}</p>`;
  const lines = Object.entries(problemsOf(error, labels)).map(([name, sentence]) => {
    const id = Object.hasOwn(ids, name) ? ids[name] : undefined;
    const words = escapeHtml(sentence);
    return `<li>${id === undefined ? words : `<a href="#${id}">${words}</a>`}</li>`;
  });
  return `<div role="alert" tabindex="-1" autofocus><p>Please look at this again:</p>\n<ul>${lines.join('')}</ul></div>`;
}
