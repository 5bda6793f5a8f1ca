import type { RegionId } from '../../../contract/regions';
import { phoneDigits } from '../../../contract/phone';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import type { EligibilityValues } from './form-values';

/** One submission of the form. Its retries carry the same key, so that the server keeps one message. */
export type Attempt = {
  idempotencyKey: string;
  /** What was submitted, to tell a retry from a changed form. */
  content: string;
  file: File | null;
};

/** The attempt for what the form holds now: the one before when nothing has changed since, else a new one. */
export function nextAttempt(
  previous: Attempt | null,
  values: EligibilityValues,
  region: RegionId,
): Attempt {
  const file = values.file?.[0] ?? null;
  const content = JSON.stringify(textParts(values, region));
  if (previous !== null && previous.content === content && previous.file === file) return previous;
  return { idempotencyKey: newIdempotencyKey(), content, file };
}

/** The multipart body of POST /email (contract/email.ts); `elapsed` is the time since the form was opened, in milliseconds. */
export function bodyOf(values: EligibilityValues, region: RegionId, elapsed: number): FormData {
  const body = new FormData();
  for (const [name, text] of Object.entries(textParts(values, region))) body.append(name, text);
  body.append('elapsed', String(Math.max(0, Math.round(elapsed))));
  const file = values.file?.[0];
  if (file !== undefined) body.append('file', file, file.name);
  return body;
}

/** The parts of contract/email.ts that are text, but for `elapsed`. */
function textParts(values: EligibilityValues, region: RegionId) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    contact: phoneDigits(values.phoneNumber),
    dob: values.dob.trim(),
    medicate: values.medicate.trim(),
    time: values.time,
    consent: values.consent ? 'true' : 'false',
    region,
    website: values.website,
  };
}
