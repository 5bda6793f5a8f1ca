import type { MdxIssue } from '../../contract/mdx/mdx-issue';

/** An error that the client may see. Anything else that is thrown becomes a 500 without its message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /**
   * @param code stable, for programs
   * @param message for people
   * @param fields error message by field name
   * @param retryAfter in seconds
   * @param faults issues of an MDX text
   */
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
    readonly retryAfter?: number,
    readonly faults?: readonly MdxIssue[],
  ) {
    super(message);
  }
}

/** 400 with a message per field. */
export function validationError(
  fields: Readonly<Record<string, string>>,
  faults?: readonly MdxIssue[],
): HttpError {
  const messages = Object.values(fields);
  const message = messages.length === 1 ? messages[0] : undefined;
  return new HttpError(
    400,
    'validation',
    message ?? 'Some fields need your attention.',
    fields,
    undefined,
    faults,
  );
}

/**
 * 400 for a text with MDX issues; the field's message is the first of them.
 * @param others messages of other fields
 */
export function mdxValidationError(
  field: string,
  faults: readonly MdxIssue[],
  others: Readonly<Record<string, string>> = {},
): HttpError {
  const [{ line, column, problem, advice }] = faults as [MdxIssue];
  const message = `Line ${String(line)}, column ${String(column)}: ${problem} ${advice}`;
  return validationError({ ...others, [field]: message }, faults);
}

export function unauthorized(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in again.');
}

export function databaseUnavailable(phone: string): HttpError {
  const message = `We can’t save or look up anything right now. Please try again in a minute, or call us: ${phone}.`;
  return new HttpError(503, 'unavailable', message, undefined, 30);
}

/** 403 with one message for all reasons, so that it reveals nothing about other accounts. */
export function forbidden(): HttpError {
  return new HttpError(403, 'forbidden', 'You do not have access to this.');
}

export function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'There is nothing here.');
}
