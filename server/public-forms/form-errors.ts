import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors';
import { pathIn } from '../../contract/regions';
import type { Context } from '../context';
import { escapeHtml } from '../emails/mail';
import { answerError, describeError } from '../error-answers';
import { answeringRegion, pageBefore, siteOf, wantsPage } from './browser';
import { sendPage } from './page';

/**
 * The error handler of the public forms: like everywhere, but a browser that sent the form itself gets a page, with the same
 * status, that says what is wrong in words and how to go on.
 */
export function answerFormError(context: Context) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (!wantsPage(request)) {
      answerError(error, request, reply);
      return;
    }
    const { status, body } = describeError(error);
    if (status >= 500) request.log.error({ err: error }, 'Request failed');
    const region = answeringRegion(request, context.config);
    const form = request.routeOptions.config.form;
    const before = pageBefore(request, context.config);
    const site = before?.site ?? siteOf(request, context.config);
    const back = before === null ? (form?.page ?? '/') : `${before.site}${before.path}`;
    sendPage(reply, {
      status,
      region: context.regions[region],
      title: 'Your form was not sent',
      body: [
        problems(body.error, form?.labels ?? {}),
        ...(status === 410 && form?.instead !== undefined
          ? [linkTo(`${site}${pathIn(region, form.instead.path)}`, form.instead.words)]
          : [
              '<p>Your answers are still in the form when you go back with your browser’s Back button.</p>',
              linkTo(back, 'Open the form again'),
            ]),
      ].join('\n'),
    });
  };
}

function linkTo(address: string, words: string): string {
  return `<p><a href="${escapeHtml(address)}">${words}</a></p>`;
}

/** What is wrong, in words: a line for each field. */
function problems(
  { message, fields }: ErrorBody['error'],
  labels: Readonly<Record<string, string>>,
): string {
  if (fields === undefined) return `<p>${escapeHtml(message)}</p>`;
  const lines = Object.entries(fields).map(([name, sentence]) => {
    // 'First Name is required' names its field; 'Please use at most 100 characters' does not.
    const label = Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;
    const line = /^(Please|This)\b/.test(sentence) ? `${label}: ${sentence}` : sentence;
    return `<li>${escapeHtml(line)}</li>`;
  });
  return `<p>Please look at this again:</p>\n<ul>${lines.join('')}</ul>`;
}
