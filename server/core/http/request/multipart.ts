import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { HttpError, standardError, validationError } from '../errors';

export type FilePart = {
  maxBytes: number;
  tooLarge: string;
};

export type FormParts = {
  texts: Readonly<Record<string, string>>;
  file: { name: string; bytes: Buffer } | null;
};

/** Includes field names and boundaries. */
export const maxTextBytes = 512 * 1024;

/** The plugin's defaults allow any number of parts. The largest form has about thirty fields of up to 3,000 characters. */
export const partLimits = {
  fileSize: 1,
  files: 1,
  fields: 60,
  fieldSize: 16_384,
  fieldNameSize: 60,
  parts: 61,
  headerPairs: 20,
};

/**
 * Throws 400 for repeated, overlong, or unstorable fields, 413 for a file or body over its limit, 415 for another content type, and the
 * error with which limits/concurrent-uploads.ts ends the upload.
 * @param filePart null if the form accepts no file
 */
export async function parseMultipart(
  request: FastifyRequest,
  filePart: FilePart | null,
): Promise<FormParts> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'This call takes multipart/form-data.');
  }
  // A file slightly over its limit is read to the end, because some browsers show the response only then.
  const maxBytes = filePart === null ? maxTextBytes : 4 * filePart.maxBytes;
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(filePart);
  const parts = collectParts(request, filePart);
  // A chunked body states no length: it is counted, and its parts no longer matter once it is too large.
  parts.catch(() => undefined);
  return Promise.race([
    parts,
    waitForExcess(request.raw, maxBytes).then(() => Promise.reject(tooLarge(filePart))),
    rejectOnAbort(request.ended),
  ]);
}

function rejectOnAbort(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => reject(signal?.reason as Error);
    if (signal?.aborted) fail();
    else signal?.addEventListener('abort', fail, { once: true });
  });
}

/** Resolves when more than `maxBytes` have arrived. The listener starts the stream, so the body must be read at the same time. */
function waitForExcess(body: Readable, maxBytes: number): Promise<void> {
  let received = 0;
  return new Promise((resolve) => {
    body.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > maxBytes) resolve();
    });
  });
}

async function collectParts(
  request: FastifyRequest,
  filePart: FilePart | null,
): Promise<FormParts> {
  const texts = new Map<string, string>();
  const errors = new Map<string, string>();
  let file: FormParts['file'] = null;
  let isTooLarge = false;
  for await (const part of iterateParts(request, filePart)) {
    const { fieldname } = part;
    const isFileField = filePart !== null && fieldname === 'file';
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // Despite its type, the name is undefined when it was sent empty.
      const name = (part.filename as string | undefined) ?? '';
      if (!isFileField) {
        errors.set(fieldname, 'This field is not known.');
        continue;
      }
      isTooLarge ||= part.file.truncated;
      // An empty file input sends a part without name and content.
      if (bytes.length > 0 || name !== '') file = { name, bytes };
      continue;
    }
    const { value, valueTruncated } = part;
    if (isFileField && isNoFile(value)) continue;
    const error = checkText(value, valueTruncated, texts.has(fieldname));
    if (error === null) texts.set(fieldname, value as string);
    else errors.set(fieldname, error);
  }
  if (isTooLarge) throw tooLarge(filePart);
  if (errors.size > 0) throw validationError(Object.fromEntries(errors));
  return { texts: Object.fromEntries(texts), file };
}

function checkText(value: unknown, isTruncated: boolean, isRepeated: boolean): string | null {
  if (isRepeated) return 'This field was sent more than once.';
  if (isTruncated) return 'This text is too long.';
  if (typeof value !== 'string') return 'This value isn’t valid.';
  // PostgreSQL cannot store NUL.
  return value.includes('\u0000')
    ? 'This text contains a character we can’t save. Please type it again.'
    : null;
}

/** A truncated or malformed body and a dropped connection become 400. */
async function* iterateParts(
  request: FastifyRequest,
  filePart: FilePart | null,
): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts({
      limits: { ...partLimits, fileSize: filePart?.maxBytes ?? partLimits.fileSize },
    });
  } catch (error) {
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new HttpError(400, 'bad_request', 'Only part of the form arrived. Please send it again.');
  }
}

function tooLarge(filePart: FilePart | null): HttpError {
  if (filePart === null) return standardError(413);
  const { tooLarge: message } = filePart;
  return new HttpError(413, 'too_large', message, { fields: { file: message } });
}

function isNoFile(value: unknown): boolean {
  return value === '' || value === 'null' || value === 'undefined';
}
