import { postEndpoints } from '../../../../contract/posts/endpoints';
import { getOfficeInstant } from '../../../../contract/shared/dates/time-zone';
import { toRegion } from '../../../../contract/shared/regions';
import { getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, validationError } from '../../../core/http/errors';
import { readMdx } from '../../../services/publishing/mdx/read-mdx';
import { preparePublishedValues, withoutScheduledDate } from './published-values';
import { changePost, getPost } from '../change-post';

const defaultTime = '09:00';
/** In milliseconds. */
const maxScheduleAhead = 366 * 24 * 60 * 60_000;

export function postPublishRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, postEndpoints);

  handle('POST /posts/:id/publish', async (request) => {
    const { id } = request.params;
    const { version, day, time = defaultTime } = request.body;
    if (request.body.time !== undefined && day === undefined) {
      throw validationError({ day: 'Choose a day for this time' });
    }
    // Before the transaction, because parsing can take long.
    const { body } = (await getPost(context, context.database.db, id)).values;
    const { email, access } = getStaff(request);
    const parsed = await readMdx(email, { body, collection: 'blog' });
    const text = { body, parsed, access };
    return changePost(context, request, { id, version }, async (before, isExpected, tx) => {
      const { state, publishedFrom, hasChanges } = before;
      const now = context.now();
      const isPublished = state === 'published';
      if (day === undefined) {
        if (isExpected && isPublished && !hasChanges) return null;
        const values = await preparePublishedValues(context, tx, before, now, text);
        // A published post keeps its first time.
        const from = (isPublished ? publishedFrom : null) ?? now.toISOString();
        const published = { values, from };
        return { values, published, kind: 'published', auditDetail: values.title };
      }
      const start = getOfficeInstant(toRegion(before.values.region), day, time);
      requireSchedulable(start, now);
      const from = start.toISOString();
      if (isExpected && publishedFrom === from && !hasChanges) return null;
      if (isPublished) {
        throw new HttpError(
          409,
          'published',
          'This post is already published. Publish its changes now, or unpublish it first.',
        );
      }
      const values = await preparePublishedValues(context, tx, before, start, text);
      const auditDetail = `${day} ${time}: ${values.title}`;
      return { values, published: { values, from }, kind: 'scheduled', auditDetail };
    });
  });

  handle('POST /posts/:id/unpublish', async (request) => {
    const { id } = request.params;
    const { version, scheduled = false } = request.body;
    return changePost(context, request, { id, version }, async (before) => {
      // Becoming published at its time does not change the version.
      if (scheduled && before.state === 'published') {
        throw new HttpError(
          409,
          'published_since',
          'This post has since been published and is still on the site. To remove it, unpublish it.',
        );
      }
      if (before.published === null) return null;
      const values = withoutScheduledDate(before);
      const auditDetail = before.published.title;
      return { values, published: null, kind: 'unpublished', auditDetail };
    });
  });
}

/** Throws 400 unless the time is in the future, within a year. */
function requireSchedulable(start: Date, now: Date): void {
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0) {
    throw validationError({ day: 'This time has passed. Choose a later time, or publish now' });
  }
  if (ahead > maxScheduleAhead) throw validationError({ day: 'Choose a day within a year' });
}
