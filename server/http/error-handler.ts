import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/shared/schema/error';
import type { Context } from '../context';
import { DatabaseOutage } from '../db/postgres/database-outage';
import { databaseUnavailable, HttpError } from './errors';
import { redact } from './logging';
import { getRequestRegion } from '../forms/request-context';

type ValidationIssue = NonNullable<FastifyError['validation']>[number];

const frameworkErrors: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['bad_request', 'The request could not be understood.'],
  401: ['unauthorized', 'Please sign in again.'],
  403: ['forbidden', 'You do not have access to this.'],
  404: ['not_found', 'There is nothing here.'],
  406: ['not_acceptable', 'The request has the wrong content type.'],
  408: ['timeout', 'The request took too long. Please try again.'],
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_media_type', 'The request has the wrong content type.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  500: ['internal', 'Something went wrong on our side. Please try again.'],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
};

type Offices = Pick<Context, 'regions' | 'config'>;
type ErrorResponse = { status: number; body: ErrorBody };

/** Turns every error into the shape of contract/shared/schema/error.ts and keeps internal messages out of responses. */
export function createErrorHandler(offices: Offices) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = prepareErrorResponse(offices, error, request, reply);
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.code(status).type('application/json; charset=utf-8').send(body);
  };
}

export function prepareErrorResponse(
  { regions, config }: Offices,
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorResponse {
  const error =
    thrown instanceof DatabaseOutage
      ? databaseUnavailable(regions[getRequestRegion(request, config)].phone)
      : thrown;
  const response = toErrorResponse(error);
  logError(request, thrown, response.status);
  if (error instanceof HttpError && error.retryAfter !== undefined) {
    void reply.header('retry-after', error.retryAfter);
  }
  return response;
}

/** Errors get a stack trace; overload and outages get one short line, because they come in thousands. */
function logError({ log }: FastifyRequest, error: FastifyError, status: number): void {
  if (error instanceof DatabaseOutage) log.warn({ reason: redact(error.message) }, 'Turned away');
  else if (status === 503) log.warn('Turned away');
  else if (status >= 500) log.error({ err: error }, 'Request failed');
}

function toErrorResponse(error: FastifyError | HttpError): ErrorResponse {
  if (error instanceof HttpError) {
    const { statusCode, code, message, fields, faults } = error;
    return {
      status: statusCode,
      body: {
        error: {
          code,
          message,
          ...(fields && { fields: { ...fields } }),
          ...(faults && { faults: [...faults] }),
        },
      },
    };
  }
  if (error.validation !== undefined) return toValidationResponse(error.validation);
  const status = getFrameworkStatus(error);
  const [code, message] = frameworkErrors[status] ?? ['internal', ''];
  return { status, body: { error: { code, message } } };
}

function getFrameworkStatus({ code, statusCode = 500 }: FastifyError): number {
  // The multipart plugin says 406 for a body that is not multipart; the registered meaning is 415.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  if (frameworkErrors[statusCode]) return statusCode;
  return statusCode >= 400 && statusCode < 500 ? 400 : 500;
}

function toValidationResponse(issues: readonly ValidationIssue[]): ErrorResponse {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const [name, message] = describeIssue(issue);
    fields[name] ??= message;
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
