import { newIdempotencyKey } from '../../../lib/api/idempotency-key';

/** What a form sends, but for the guards: its text parts, and its files by name of the part. */
export type FormParts = {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, File | null>>;
};

/** One submission of a form. Its retries carry the same key, so that the server keeps one message. */
export type Attempt = { idempotencyKey: string; parts: FormParts };

/** The attempt for what the form holds now: the one before when nothing has changed since, else a new one. */
export function nextAttempt(previous: Attempt | null, parts: FormParts): Attempt {
  if (previous !== null && sameParts(previous.parts, parts)) return previous;
  return { idempotencyKey: newIdempotencyKey(), parts };
}

/** The multipart body with the guards of contract/forms/rules.ts; `elapsed` is the time since the form was opened, in milliseconds. */
export function bodyOf({ texts, files }: FormParts, website: string, elapsed: number): FormData {
  const body = new FormData();
  for (const [name, text] of Object.entries(texts)) body.append(name, text);
  body.append('website', website);
  body.append('elapsed', String(Math.max(0, Math.round(elapsed))));
  for (const [name, file] of Object.entries(files)) {
    if (file !== null) body.append(name, file, file.name);
  }
  return body;
}

function sameParts(one: FormParts, other: FormParts): boolean {
  const names = Object.keys(one.files);
  return (
    JSON.stringify(one.texts) === JSON.stringify(other.texts) &&
    names.every((name) => one.files[name] === other.files[name])
  );
}
