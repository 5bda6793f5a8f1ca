import type { FastifyRequest } from 'fastify';
import { cardLimits, EmailFields } from '../../contract/email';
import { cardMessages } from '../files/benefit-card';
import { HttpError, invalid } from '../errors';

/** A multipart body, read but not yet judged. */
export type EmailParts = {
  fields: EmailFields;
  file: { name: string; bytes: Buffer } | null;
};

/** Bytes of a whole request: the card, the fields, and room for the boundaries. */
const mostBytes = 4 * cardLimits.maxBytes;

/** Multipart's limits: its defaults allow any number of parts. */
export const emailPartLimits = {
  fileSize: cardLimits.maxBytes,
  files: 1,
  fields: 20,
  fieldSize: 4_096,
  fieldNameSize: 60,
  parts: 21,
  headerPairs: 20,
};

/**
 * Reads the multipart body of POST /email. Throws 400 for unknown, repeated or overlong fields, 413 for a file over the
 * limit, 415 for another kind of body.
 */
export async function readEmailParts(request: FastifyRequest): Promise<EmailParts> {
  refuseHopeless(request);
  const texts: Record<string, string> = {};
  const problems: Record<string, string> = {};
  let file: EmailParts['file'] = null;
  let tooLarge = false;
  for await (const part of readable(request)) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      tooLarge ||= part.file.truncated;
      // The parser leaves out a name that was sent empty, whatever its type says.
      const name = (part.filename as string | undefined) ?? '';
      if (part.fieldname !== 'file') problems[part.fieldname] = 'This field is not known.';
      // A file input left empty sends a file without name and content.
      else if (bytes.length > 0 || name !== '') file = { name, bytes };
      continue;
    }
    const { fieldname, value, valueTruncated } = part;
    if (fieldname === 'file' && isNoFile(value)) continue;
    if (fieldname in texts) problems[fieldname] = 'This field came more than once.';
    else if (valueTruncated) problems[fieldname] = 'This text is too long.';
    else if (typeof value === 'string') texts[fieldname] = value;
    else problems[fieldname] = 'This value is not valid.';
  }
  if (tooLarge)
    throw new HttpError(413, 'too_large', cardMessages.tooLarge, { file: cardMessages.tooLarge });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { fields: checkShape(request, texts), file };
}

/** The parts; a body that is cut off or malformed is the sender's fault, a dropped connection included: 400. */
async function* readable(request: FastifyRequest): ReturnType<FastifyRequest['parts']> {
  try {
    yield* request.parts();
  } catch (error) {
    if (typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    throw new HttpError(400, 'bad_request', 'The form did not arrive whole. Please try again.');
  }
}

/** Ends at once what cannot become a good request, instead of reading it to its end. */
function refuseHopeless(request: FastifyRequest): void {
  if (!request.isMultipart()) {
    throw new HttpError(415, 'unsupported_media_type', 'This call takes multipart/form-data.');
  }
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) {
    throw new HttpError(413, 'too_large', cardMessages.tooLarge, { file: cardMessages.tooLarge });
  }
}

/** What a form without a chosen file may send in the file's place. */
function isNoFile(value: unknown): boolean {
  return value === '' || value === 'null' || value === 'undefined';
}

/** The fields' shape by the contract, except presence: a missing text counts as empty, and the rules name it. */
function checkShape(request: FastifyRequest, texts: Record<string, string>): EmailFields {
  const fields = { firstName: '', lastName: '', contact: '', dob: '', time: '', ...texts };
  const validate =
    request.getValidationFunction(EmailFields) ?? request.compileValidationSchema(EmailFields);
  if (validate(fields)) return fields as EmailFields;
  throw Object.assign(new Error('validation'), { validation: validate.errors, statusCode: 400 });
}
