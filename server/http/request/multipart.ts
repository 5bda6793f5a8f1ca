import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { HttpError, invalid } from '../errors';

/** The file a form may carry, as the part `file`. */
export type FilePart = {
  maxBytes: number;
  /** What is said when it is larger. */
  tooLarge: string;
};

/** A multipart body, read but not yet judged. */
export type FormParts = {
  texts: Readonly<Record<string, string>>;
  file: { name: string; bytes: Buffer } | null;
};

/** Bytes of a form's texts, names and boundaries. */
export const maxTextBytes = 512 * 1024;

/** Multipart's limits: its defaults allow any number of parts. The largest form has some thirty fields, a text 3,000 characters. */
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
 * Reads a form's multipart body. Throws 400 for repeated or endless fields and for text that cannot be kept, 413 for a file
 * over the limit or a body larger than any form, 415 for another kind of body; and what public-forms/open-forms.ts ends it with.
 * @param filePart null: the form takes no file
 */
export async function readParts(
  request: FastifyRequest,
  filePart: FilePart | null,
): Promise<FormParts> {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'This call takes multipart/form-data.');
  }
  // A file somewhat too large is read to its end: only then do all browsers show the answer.
  const most = filePart === null ? maxTextBytes : 4 * filePart.maxBytes;
  // What cannot become a good request ends at once, by the length it states …
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(filePart);
  const parts = collectParts(request, filePart);
  // … and a body in chunks, which states none, when so much of it has come; its parts do not matter any more then.
  parts.catch(() => undefined);
  const excess = tooMuch(request.raw, most).then(() => Promise.reject(tooLarge(filePart)));
  return Promise.race([parts, excess, ended(request.ended)]);
}

/** Rejects with what ends the request before it has come whole. */
function ended(signal: AbortSignal | null): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => {
      reject(signal?.reason as Error);
    };
    if (signal?.aborted === true) fail();
    else signal?.addEventListener('abort', fail, { once: true });
  });
}

/** Resolves when more than so many bytes of a body have come. Call it in the moment in which the body begins to be read. */
async function tooMuch(body: Readable, most: number): Promise<void> {
  let received = 0;
  return new Promise((resolve) => {
    body.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > most) resolve();
    });
  });
}

async function collectParts(
  request: FastifyRequest,
  filePart: FilePart | null,
): Promise<FormParts> {
  const texts = new Map<string, string>();
  const problems = new Map<string, string>();
  let file: FormParts['file'] = null;
  let isTooLarge = false;
  for await (const part of readable(request, filePart)) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      // The parser leaves out a name that was sent empty, whatever its type says.
      const name = (part.filename as string | undefined) ?? '';
      if (filePart === null || part.fieldname !== 'file') {
        problems.set(part.fieldname, 'This field is not known.');
        continue;
      }
      isTooLarge ||= part.file.truncated;
      // A file input left empty sends a file without name and content.
      if (bytes.length > 0 || name !== '') file = { name, bytes };
      continue;
    }
    const { fieldname, value, valueTruncated } = part;
    if (filePart !== null && fieldname === 'file' && isNoFile(value)) continue;
    const problem = textProblem(value, valueTruncated, texts.has(fieldname));
    if (problem === null) texts.set(fieldname, value as string);
    else problems.set(fieldname, problem);
  }
  if (isTooLarge) throw tooLarge(filePart);
  if (problems.size > 0) throw invalid(Object.fromEntries(problems));
  return { texts: Object.fromEntries(texts), file };
}

function textProblem(value: unknown, isTruncated: boolean, isRepeated: boolean): string | null {
  if (isRepeated) return 'This field came more than once.';
  if (isTruncated) return 'This text is too long.';
  if (typeof value !== 'string') return 'This value is not valid.';
  // No keyboard makes it, and PostgreSQL cannot keep it.
  return value.includes('\u0000') ? 'This text has a character that cannot be kept.' : null;
}

/** The parts; a body that is cut off or malformed is the sender's fault, a dropped connection included: 400. */
async function* readable(
  request: FastifyRequest,
  filePart: FilePart | null,
): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts({
      limits: { ...partLimits, fileSize: filePart?.maxBytes ?? partLimits.fileSize },
    });
  } catch (error) {
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new HttpError(400, 'bad_request', 'The form did not arrive whole. Please try again.');
  }
}

function tooLarge(filePart: FilePart | null): HttpError {
  if (filePart === null) {
    return new HttpError(413, 'too_large', 'What was sent is too large.');
  }
  const { tooLarge: sentence } = filePart;
  return new HttpError(413, 'too_large', sentence, { file: sentence });
}

/** What a form without a chosen file may send in the file's place. */
function isNoFile(value: unknown): boolean {
  return value === '' || value === 'null' || value === 'undefined';
}
