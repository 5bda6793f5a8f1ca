import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { DatabaseOutage, isDiskFull } from '../db/database-outage';
import { isStaffOnly } from './endpoints';
import {
  HttpError,
  isStandardStatus,
  standardError,
  storageUnavailable,
  type StandardStatus,
} from './errors';
import { redact } from './logging';

type ValidationIssue = NonNullable<FastifyError['validation']>[number];
/** The phone number of the office that the request is for, which people can call instead. */
type GetPhone = (request: FastifyRequest) => string;
type ErrorResponse = { status: number; body: ErrorBody };

/** Seconds, for errors that state no time of their own. Every 429 and 503 has the header, so that no client tries again at once. */
const defaultRetryAfter: Readonly<Record<number, number>> = { 429: 60, 503: 30 };

/** Turns every error into the shape of contract/shared/schema/error.ts and keeps internal messages out of responses. */
export function createErrorHandler(getPhone: GetPhone) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = prepareErrorResponse(getPhone, error, request, reply);
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.code(status).type('application/json; charset=utf-8').send(body);
  };
}

export function prepareErrorResponse(
  getPhone: GetPhone,
  thrown: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorResponse {
  const error = isStorageOutage(thrown)
    ? storageUnavailable(formatStorageOutage(thrown, request, getPhone))
    : toHttpError(thrown);
  logError(request, thrown, error.statusCode);
  const { retryAfter = defaultRetryAfter[error.statusCode] } = error.details;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return { status: error.statusCode, body: addReference(error, request) };
}

/** Staff can quote it to find the log lines of an unexpected error. */
function addReference(error: HttpError, request: FastifyRequest): ErrorBody {
  const body = error.toBody();
  if (error.statusCode === 500) body.error.message += ` Reference: ${request.id}`;
  return body;
}

function isStorageOutage(error: Error): boolean {
  return error instanceof DatabaseOutage || isDiskFull(error);
}

/** The office isn't told to call itself: someone must make room on the disk. */
function formatStorageOutage(error: Error, request: FastifyRequest, getPhone: GetPhone): string {
  const { access } = request.routeOptions.config;
  if (access === undefined || !isStaffOnly(access))
    return `We can’t save or look up anything right now. Please try again in a minute, or call us: ${getPhone(request)}.`;
  return isDiskFull(error)
    ? 'The server’s disk is full, so nothing can be saved. Ask the person who runs your server to make room.'
    : 'The server can’t reach its database right now. Please try again in a minute.';
}

/** Errors get a stack trace; overload and outages get one short line, because they come in thousands. */
function logError({ log }: FastifyRequest, error: FastifyError, status: number): void {
  if (isStorageOutage(error)) log.warn({ reason: redact(error.message) }, 'Turned away');
  else if (status === 503) log.warn('Turned away');
  else if (status >= 500) log.error({ err: error }, 'Request failed');
}

function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.validation !== undefined) {
    const fields: Record<string, string> = {};
    for (const issue of error.validation) {
      const [name, message] = describeIssue(issue);
      fields[name] ??= message;
    }
    return new HttpError(400, 'validation', 'Please fix the errors and try again.', { fields });
  }
  return standardError(getStandardStatus(error));
}

function getStandardStatus({ code, statusCode = 500 }: FastifyError): StandardStatus {
  // The multipart plugin says 406 for a body that is not multipart; the registered meaning is 415.
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 415;
  if (isStandardStatus(statusCode)) return statusCode;
  return statusCode >= 400 && statusCode < 500 ? 400 : 500;
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
      return [path === '' ? 'body' : path, 'This value isn’t valid.'];
  }
}
