import type { FastifyRequest } from 'fastify';
import { photoLimits } from '../../contract/accounts/constants';
import type { App } from '../http/app-type';
import { HttpError, invalid } from '../http/errors';
import { photoMessages } from './photo';

/** Lets the routes of a scope take the bytes of a picture as their body. */
export function takePictures(app: App, maxBytes: number = photoLimits.maxSentBytes): void {
  app.addContentTypeParser(
    [...photoLimits.types],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}

/** The picture that was sent, not yet looked at. Throws 415 for another kind of body, 400 on `photo` for an empty one. */
export function sentPicture({ body }: Pick<FastifyRequest, 'body'>): Buffer {
  if (!Buffer.isBuffer(body)) {
    throw new HttpError(415, 'unsupported_media_type', photoMessages.kind);
  }
  if (body.length === 0) throw invalid({ photo: photoMessages.kind });
  return body;
}
