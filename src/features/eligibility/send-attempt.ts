import { smsKeyHeader } from '../../../contract/sms-key-header';
import { ApiError, callApi } from '../../lib/api';
import { environment } from '../../lib/environment';
import { fieldOrder, type Problems } from './form-values';

/** Milliseconds for a photo of 10 MB over a slow mobile connection. */
const uploadTimeout = 120_000;

/** 'unclear': the server answered, but did not acknowledge. */
export type Outcome =
  { kind: 'acknowledged' } | { kind: 'unclear' } | { kind: 'failed'; problems: Problems };

/** POST /email. Throws nothing; `problems` are those the server names by field. */
export async function sendAttempt(body: FormData, idempotencyKey: string): Promise<Outcome> {
  try {
    const answer = await callApi<{ acknowledged?: unknown } | null>('/email', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': idempotencyKey },
      timeout: uploadTimeout,
    });
    return { kind: answer?.acknowledged === true ? 'acknowledged' : 'unclear' };
  } catch (error) {
    return { kind: 'failed', problems: error instanceof ApiError ? problemsOf(error) : {} };
  }
}

/** POST /sms, after an acknowledged submission. The answer is not used; a failure is only logged. */
export async function requestText(contact: string): Promise<void> {
  try {
    await callApi('/sms', {
      method: 'POST',
      body: { contact },
      headers: { [smsKeyHeader]: environment.smsKey },
    });
  } catch (error) {
    console.warn('The text message could not be requested.', error);
  }
}

function problemsOf({ fields }: ApiError): Problems {
  const problems: Problems = {};
  for (const name of fieldOrder) {
    const said = fields[name === 'phoneNumber' ? 'contact' : name];
    if (said !== undefined) problems[name] = said;
  }
  return problems;
}
