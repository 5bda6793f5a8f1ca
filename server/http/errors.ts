import type { MdxFault } from '../../contract/mdx/mdx-issue';

/** An answer the client can act on. Whatever else is thrown is answered 500 without its message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /**
   * @param statusCode 400 or more
   * @param code stable, for programs
   * @param message a sentence for people
   * @param fields field name -> what is wrong with it
   * @param retryAfter seconds after which another try is worth it
   * @param faults what a text holds that it may not
   */
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly fields?: Readonly<Record<string, string>>,
    readonly retryAfter?: number,
    readonly faults?: readonly MdxFault[],
  ) {
    super(message);
  }
}

/** 400: fields are wrong. The message is the first field's sentence when there is only one. */
export function invalid(fields: Readonly<Record<string, string>>): HttpError {
  const sentences = Object.values(fields);
  const message = sentences.length === 1 ? sentences[0] : 'Some fields need your attention.';
  return new HttpError(400, 'validation', message ?? 'Some fields need your attention.', fields);
}

/**
 * 400: a text holds something else than Markdown and listed components, on the field it stands in; the message says the first place.
 * @param others what is wrong with other fields, said at once
 */
export function invalidText(
  field: string,
  faults: readonly MdxFault[],
  others: Readonly<Record<string, string>> = {},
): HttpError {
  const [{ line, column, problem, advice }] = faults as [MdxFault];
  const sentence = `Line ${String(line)}, column ${String(column)}: ${problem} ${advice}`;
  const fields = { ...others, [field]: sentence };
  const { message } = invalid(fields);
  return new HttpError(400, 'validation', message, fields, undefined, faults);
}

export function unauthorized(): HttpError {
  return new HttpError(401, 'unauthorized', 'Please sign in again.');
}

/** 503 while the database can't be used. Whoever needs us can call the office. */
export function databaseUnavailable(phone: string): HttpError {
  const words = `We can’t save or look up anything right now. Please try again in a minute, or call us: ${phone}.`;
  return new HttpError(503, 'unavailable', words, undefined, 30);
}

/** 403 in the same words whatever the reason, so that it tells nothing about other people's accounts. */
export function forbidden(): HttpError {
  return new HttpError(403, 'forbidden', 'You do not have access to this.');
}

export function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'There is nothing here.');
}
