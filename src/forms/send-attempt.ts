import { ApiError, callApi, NetworkError } from '../lib/api';

/** Milliseconds for a photo of 10 MB over a slow mobile connection. */
const uploadTimeout = 120_000;

/** What is wrong, by field, in words. */
export type Problems = Readonly<Record<string, string>>;

/** 'unclear': the server answered, but did not acknowledge. */
export type Outcome<Answer> =
  | { kind: 'acknowledged'; answer: Answer }
  | { kind: 'unclear' }
  | { kind: 'failed'; problems: Problems; reason: string };

/**
 * Sends a form. Throws nothing; of a failure it tells the problems the server names by field, as far as the form has them
 * (`names`), and the reason in a sentence.
 */
export async function sendAttempt<Answer>(
  path: string,
  body: FormData,
  idempotencyKey: string,
  names: readonly string[],
): Promise<Outcome<Answer>> {
  try {
    const answer = await callApi<{ acknowledged?: unknown } | null>(path, {
      method: 'POST',
      body,
      headers: { 'idempotency-key': idempotencyKey },
      timeout: uploadTimeout,
    });
    const acknowledged = answer?.acknowledged === true;
    return acknowledged ? { kind: 'acknowledged', answer: answer as Answer } : { kind: 'unclear' };
  } catch (error) {
    return { kind: 'failed', problems: problemsOf(error, names), reason: reasonOf(error) };
  }
}

function problemsOf(error: unknown, names: readonly string[]): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.includes(name)));
}

function reasonOf(error: unknown): string {
  const ours = error instanceof ApiError || error instanceof NetworkError;
  return ours ? error.message : 'Something went wrong. Please try again.';
}
