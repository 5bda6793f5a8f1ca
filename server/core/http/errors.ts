import { unexpectedErrorMessage } from '../../../contract/shared/messages';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { MdxIssue } from '../../../contract/mdx/mdx-issue';

type FieldMessages = Readonly<Record<string, string>>;
type ErrorDetails = {
  fields?: FieldMessages;
  issues?: readonly MdxIssue[];
  retryAfter?: number;
};

const standardErrors = {
  400: [
    'bad_request',
    'Something was wrong with this request. Please reload the page and try again.',
  ],
  401: ['unauthorized', 'Please sign in again.'],
  403: ['forbidden', 'You don’t have access to this.'],
  404: ['not_found', 'We couldn’t find this. It may have been deleted.'],
  406: ['not_acceptable', 'The request has the wrong content type.'],
  408: ['timeout', 'The request took too long. Please try again.'],
  413: ['too_large', 'This is too large. Please shorten the text or choose a smaller file.'],
  415: ['unsupported_media_type', 'The request has the wrong content type.'],
  429: ['too_many_requests', 'Too many requests. Please wait a moment and try again.'],
  500: ['internal', unexpectedErrorMessage],
  503: ['unavailable', 'The server is busy. Please try again in a moment.'],
} as const satisfies Record<number, readonly [code: string, message: string]>;
export type StandardStatus = keyof typeof standardErrors;

export function isStandardStatus(status: number): status is StandardStatus {
  return status in standardErrors;
}

/** An error that the client may see. Anything else that is thrown becomes a 500 without its message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /**
   * @param code stable, for programs
   * @param message for people
   */
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  get fields(): FieldMessages | undefined {
    return this.details.fields;
  }

  toBody(): ErrorBody {
    const { fields, issues } = this.details;
    return {
      error: {
        code: this.code,
        message: this.message,
        ...(fields && { fields }),
        ...(issues && { issues: [...issues] }),
      },
    };
  }
}

export function standardError(status: StandardStatus, details?: ErrorDetails): HttpError {
  const [code, message] = standardErrors[status];
  return new HttpError(status, code, message, details);
}

export const unauthorized = () => standardError(401);
/** One message for all reasons, so that it reveals nothing about other accounts. */
export const forbidden = () => standardError(403);
export const notFound = () => standardError(404);

export function validationError(fields: FieldMessages, issues?: readonly MdxIssue[]): HttpError {
  const [first = '', ...others] = Object.values(fields);
  const message = others.length === 0 ? first : 'Please fix the errors and try again.';
  return new HttpError(400, 'validation', message, { fields, ...(issues && { issues }) });
}

/**
 * 400 for a text with MDX issues; the field's message is the first of them.
 * @param others messages of other fields
 */
export function mdxValidationError(
  field: string,
  issues: readonly MdxIssue[],
  others: FieldMessages = {},
): HttpError {
  const [first] = issues as [MdxIssue];
  const position = `Line ${String(first.line)}, column ${String(first.column)}`;
  const message = `${position}: ${first.message} ${first.advice}`;
  return validationError({ ...others, [field]: message }, issues);
}

export function storageUnavailable(message: string): HttpError {
  return new HttpError(503, 'unavailable', message, { retryAfter: 30 });
}
