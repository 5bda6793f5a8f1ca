import type { FastifyRequest } from 'fastify';
import { photoLimits } from '../../contract/accounts/constants';
import type { App } from '../http/app-type';
import { HttpError, validationError } from '../http/errors';
import { photoMessages } from './photo';

/** Lets a scope's routes accept the bytes of an image as their body. */
export function acceptImages(app: App, maxBytes: number = photoLimits.maxSentBytes): void {
  app.addContentTypeParser(
    [...photoLimits.types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}

/** The uploaded bytes, not validated yet. Throws 415 for another content type, 400 on `photo` for an empty body. */
export function readImage({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  if (!Buffer.isBuffer(body)) {
    throw new HttpError(415, 'unsupported_media_type', photoMessages.kind);
  }
  if (body.length === 0) throw validationError({ photo: photoMessages.kind });
  return body;
}
