import { createHash } from 'node:crypto';
import { checkCoverSize, minCoverSize, postPictureLimits } from '../../../contract/posts/constants';
import { postEndpoints } from '../../../contract/posts/endpoints';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound, validationError } from '../../core/http/errors';
import { sendAttachment } from '../../core/http/send-attachment';
import { acceptImages, readImage } from '../../services/uploads/image-upload';
import { findPostPicture, savePostPicture } from './picture-queries';

const { maxBytes, maxWidth } = postPictureLimits;

export function postPictureRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const handle = createHandle(app, context, postEndpoints);
  acceptImages(app, maxBytes);

  handle('POST /posts/pictures', async (request, reply) => {
    const isCover = request.query.kind === 'cover';
    const { data: bytes, info } = await readImage(request, reply, {
      // Cameras take up to 50 megapixels.
      maxPixels: 60_000_000,
      // A wide cover must stay high enough.
      resize: isCover
        ? {
            width: maxWidth,
            height: minCoverSize.height,
            fit: 'outside',
            withoutEnlargement: true,
          }
        : { width: maxWidth, height: maxWidth, fit: 'inside', withoutEnlargement: true },
      quality: 80,
    });
    const { width, height } = info;
    const sizeIssue = isCover ? checkCoverSize(info) : null;
    if (sizeIssue !== null) throw validationError({ photo: sizeIssue });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const { email, at } = getActor(context, request);
    await savePostPicture(db, { hash, bytes, width, height, createdAt: at, createdBy: email });
    return { src: `/images/posts/${hash}.webp`, width, height };
  });

  handle('GET /posts/pictures/:name', async ({ params }, reply) => {
    const bytes = await findPostPicture(db, params.name);
    if (bytes === null) throw notFound();
    return sendAttachment(reply, { type: 'image/webp', bytes });
  });

  handle('GET /published/pictures/:name', async ({ params: { name } }, reply) => {
    const { pictures } = await context.readPublished(context.now());
    const isPublished = pictures.has(`/images/posts/${name}`);
    const bytes = isPublished ? await findPostPicture(db, name) : null;
    if (bytes === null) throw notFound();
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-robots-tag', 'noindex');
    return sendAttachment(reply, { type: 'image/webp', bytes });
  });
}
