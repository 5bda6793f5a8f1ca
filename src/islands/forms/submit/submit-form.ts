import { ApiError, callApi, NetworkError } from '../../../lib/api/api-client';

/** Milliseconds that an answer may take, and beside them those that a file takes over the slowest of mobile connections. */
const answerTimeout = 120_000;
const perKilobyte = 256;

/** What is wrong, by field, in words. */
export type Problems = Readonly<Record<string, string>>;

/**
 * Why an attempt failed: `problems` as far as the server names them by field, `reason` in a sentence. `hopeless`: the same
 * answers fail again however often they are sent, since what is asked for is gone (410), too large (413) or of a kind that
 * is not taken (415).
 */
export type Failure = { problems: Problems; reason: string; hopeless: false | 'gone' | 'unfit' };

/** 'unclear': the server answered, but did not acknowledge. */
export type Outcome<Answer> =
  | { kind: 'acknowledged'; answer: Answer }
  | { kind: 'unclear' }
  | ({ kind: 'failed' } & Failure);

/**
 * Sends a form. Throws nothing; of the problems that the server names it tells those of the form's fields (`names`).
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
      timeout: answerTimeout + perKilobyte * kilobytesOf(body),
    });
    const acknowledged = answer?.acknowledged === true;
    return acknowledged ? { kind: 'acknowledged', answer: answer as Answer } : { kind: 'unclear' };
  } catch (error) {
    return {
      kind: 'failed',
      problems: problemsOf(error, names),
      reason: reasonOf(error),
      hopeless: hopelessness(error),
    };
  }
}

function kilobytesOf(body: FormData): number {
  const files = [...body.values()].filter((part) => part instanceof File);
  return Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / 1024);
}

function problemsOf(error: unknown, names: readonly string[]): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(Object.entries(error.fields).filter(([name]) => names.includes(name)));
}

function hopelessness(error: unknown): Failure['hopeless'] {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 410) return 'gone';
  return error.status === 413 || error.status === 415 ? 'unfit' : false;
}

function reasonOf(error: unknown): string {
  const ours = error instanceof ApiError || error instanceof NetworkError;
  return ours ? error.message : 'Something went wrong. Please try again.';
}
