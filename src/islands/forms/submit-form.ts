import type { formEndpoints } from '../../../contract/forms/endpoints';
import {
  isFieldRequired,
  isFieldVisible,
  type FieldRule,
  type FormRules,
  type FormValues,
} from '../../../contract/forms/rules';
import {
  ApiError,
  callApi,
  getCallErrorMessage,
  newIdempotencyKey,
} from '../../browser/api/api-client';
import type { CallResponse } from '../../browser/api/calls';
import type { FieldErrors, FieldStates } from './form-context';

/**
 * The values of a form's fields, read from the page because autofill and the back button also change them. A line break
 * counts as two characters, as it is sent.
 */
export function readValues(form: HTMLFormElement, rules: FormRules): FormValues {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    const text = typeof value === 'string' ? value.replace(/\r?\n/g, '\r\n') : '';
    return rules[name]?.normalize?.(text) ?? text;
  };
  return Object.fromEntries(Object.keys(rules).map((name) => [name, read(name)]));
}

export function readFile(form: HTMLFormElement, name: string): File | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? (control.files?.[0] ?? null) : null;
}

export function findFieldStates(rules: FormRules, values: FormValues): FieldStates {
  const filter = (matches: (rule: FieldRule) => boolean) =>
    Object.entries(rules).flatMap(([name, rule]) => (matches(rule) ? [name] : []));
  return {
    hidden: filter((rule) => !isFieldVisible(rule, values)),
    required: filter((rule) => isFieldRequired(rule, values)),
  };
}

export function toTextParts(rules: FormRules, values: FormValues): Record<string, string> {
  const visible = Object.entries(rules).filter(([, rule]) => isFieldVisible(rule, values));
  return Object.fromEntries(visible.map(([name]) => [name, (values[name] ?? '').trim()]));
}

/** Milliseconds. */
const responseTimeout = 30_000;
/** Bytes per millisecond on a slow phone connection, on which a file of 10 MB takes 10 minutes. */
const minUploadSpeed = 16;

export type FormCall = keyof typeof formEndpoints | 'POST /applications' | 'POST /helpDesk';

/** The values to send, without the bot guards. */
export type FormParts = {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File | null>>;
};

export type Submission = { idempotencyKey: string; parts: FormParts };

/** Unchanged parts keep their idempotency key, so that the server stores a retried message once. */
export function getSubmission(previous: Submission | null, parts: FormParts): Submission {
  if (previous !== null && haveSameParts(previous.parts, parts)) return previous;
  return { idempotencyKey: newIdempotencyKey(), parts };
}

/** The multipart body; `website` is the honeypot, `elapsed` the time in milliseconds since the form was opened. */
export function toFormData({ texts, files }: FormParts, website: string, elapsed: number) {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  body.append('website', website);
  body.append('elapsed', String(Math.max(0, Math.round(elapsed))));
  for (const [name, file] of Object.entries(files)) {
    if (file !== null) body.append(name, file, file.name);
  }
  return body;
}

export type SubmitFailure = {
  errors: FieldErrors;
  /** Null if the fields' errors say everything. */
  message: string | null;
  /** 'unknown': it may have arrived. 'gone' and 'unacceptable': the same answers would fail again. */
  reason: 'temporary' | 'unknown' | 'gone' | 'unacceptable';
};

export type SubmitResult<Response> =
  | { status: 'acknowledged'; response: Response }
  | { status: 'unacknowledged' }
  | { status: 'failed'; failure: SubmitFailure };

/** Sends a form. Never throws. */
export async function submitForm<Name extends FormCall>(
  call: Name,
  body: FormData,
  idempotencyKey: string,
): Promise<SubmitResult<CallResponse<Name>>> {
  const bytes = [...body.values()].reduce(
    (sum, part) => sum + (part instanceof File ? part.size : 0),
    0,
  );
  try {
    const response = await callApi<FormCall>(call, {
      body,
      headers: { 'idempotency-key': idempotencyKey },
      timeout: Math.max(responseTimeout, bytes / minUploadSpeed),
    });
    // A proxy may respond with something else.
    if (response?.acknowledged !== true) return { status: 'unacknowledged' };
    return { status: 'acknowledged', response: response as CallResponse<Name> };
  } catch (error) {
    return { status: 'failed', failure: toFailure(error) };
  }
}

function toFailure(error: unknown): SubmitFailure {
  if (error instanceof ApiError) {
    const { status, fields, message } = error;
    const isUnacceptable = status === 413 || status === 415;
    if (status >= 500) return { errors: fields, message, reason: 'unknown' };
    const reason = status === 410 ? 'gone' : isUnacceptable ? 'unacceptable' : 'temporary';
    return { errors: fields, message, reason };
  }
  return { errors: {}, message: getCallErrorMessage(error), reason: 'unknown' };
}

function haveSameParts(one: FormParts, other: FormParts): boolean {
  return (
    JSON.stringify(one.texts) === JSON.stringify(other.texts) &&
    Object.keys(one.files).every((name) => one.files[name] === other.files[name])
  );
}
