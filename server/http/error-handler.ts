import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/shared/schema/error';
import type { Context } from '../context';
import { DatabaseOutage } from '../db/database-outage';
import { databaseUnavailable, HttpError } from './errors';
import { redact } from './logging';
import { getRequestRegion } from '../forms/request-context';

type ValidationIssue = NonNullable<FastifyError['validation']>[number];

/** Statuses that the framework and its plugins answer with, in our words. */
const known: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['unauthorized', 'Please sign in again.'],
  403: ['forbidden', 'You do not have access to this.'],
  404: ['not_found', 'There is nothing here.'],
  406: ['not_acceptable', 'The request is not of a kind this call takes.'],
  408: ['timeout', 'The request took too long. Please try again.'],
  413: ['too_large', 'What was sent is too large.'],
  415: ['unsupported_media_type', 'The request is not of a kind this call takes.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
};

type Offices = Pick<Context, 'regions' | 'config'>;

/** The one error handler: every error becomes the shape of contract/shared/schema/error.ts, and no internal message leaves. */
export function createErrorHandler(offices: Offices) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = prepareErrorResponse(offices, error, request, reply);
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.code(status).type('application/json; charset=utf-8').send(body);
  };
}

/** Logs an error, says in Retry-After when another try is worth it, and returns what to answer. */
export function prepareErrorResponse(
  { regions, config }: Offices,
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; body: ErrorBody } {
  const error =
    thrown instanceof DatabaseOutage
      ? databaseUnavailable(regions[getRequestRegion(request, config)].phone)
      : thrown;
  const answer = describeError(error);
  logFailure(request, thrown, answer.status);
  if (error instanceof HttpError && error.retryAfter !== undefined) {
    void reply.header('retry-after', error.retryAfter);
  }
  return answer;
}

/** What failed here, with its stack; one short line for what was turned away, which comes in thousands. */
function logFailure({ log }: FastifyRequest, error: FastifyError, status: number): void {
  if (error instanceof DatabaseOutage) log.warn({ reason: redact(error.message) }, 'Turned away');
  else if (status === 503) log.warn('Turned away');
  else if (status >= 500) log.error({ err: error }, 'Request failed');
}

/** The answer to anything thrown. */
function describeError(error: FastifyError | HttpError): { status: number; body: ErrorBody } {
  if (error instanceof HttpError) {
    const { statusCode, code, message, fields, faults } = error;
    return {
      status: statusCode,
      body: {
        error: {
          code,
          message,
          ...(fields === undefined ? {} : { fields: { ...fields } }),
          ...(faults === undefined ? {} : { faults: [...faults] }),
        },
      },
    };
  }
  if (error.validation !== undefined) return describeValidation(error.validation);
  const status = knownStatus(error);
  const [code, message] = known[status] ?? [
    'internal',
    'Something went wrong on our side. Please try again.',
  ];
  return { status: known[status] ? status : 500, body: { error: { code, message } } };
}

function knownStatus(error: FastifyError): number {
  // Multipart's plugin answers 406 to a body that is not multipart; the registered meaning is 415.
  if (error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  const status = error.statusCode ?? 500;
  if (known[status]) return status;
  return status >= 400 && status < 500 ? 400 : 500;
}

function describeValidation(issues: readonly ValidationIssue[]): {
  status: number;
  body: ErrorBody;
} {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const [name, sentence] = describeIssue(issue);
    fields[name] ??= sentence;
  }
  return {
    status: 400,
    body: { error: { code: 'validation', message: 'Some fields need your attention.', fields } },
  };
}

function describeIssue({ keyword, instancePath, params }: ValidationIssue): [string, string] {
  const path = instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'additionalProperties':
      return [String(params['additionalProperty']), 'This field is not known.'];
    case 'required':
      return [String(params['missingProperty']), 'This field is required.'];
    case 'maxLength':
      return [path, `Please use at most ${String(params['limit'])} characters.`];
    default:
      return [path === '' ? 'body' : path, 'This value is not valid.'];
  }
}
