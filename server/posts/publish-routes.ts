import type { FastifyRequest } from 'fastify';
import { bySourcePosition } from '../../contract/mdx/mdx-issue';
import { splitTags, toTagSlug, type PostValues } from '../../contract/posts/constants';
import { textRequiredMessage, validateForPublishing } from '../../contract/posts/form';
import { PostDetail, PublishPost, UnpublishPost } from '../../contract/posts/schema';
import { getOfficeInstant } from '../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import { recordAudit } from '../audit/service';
import { getStaff } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction, type Tx } from '../db/engine';
import type { App } from '../http/app-type';
import { HttpError, validationError, mdxValidationError } from '../http/errors';
import { staffRouteOptions } from '../http/staff-route';
import { requestBuild } from '../publishing/builds/queries';
import { findMdxIssues } from '../publishing/mdx/mdx-issues';
import type { MdxResult } from '../publishing/mdx/mdx-worker';
import { readMdx } from '../publishing/mdx/read-mdx';
import { findPictureIssues, toOwnPage } from './post-input';
import { listPostTags, type PostWithValues } from './queries';
import { getPostDetail, isRepeatedCall, postParam, updatePostAtVersion } from './service';
import { isSlugTaken } from './urls/unique-slug';

const defaultTime = '09:00';
/** In milliseconds. */
const maxScheduleAhead = 366 * 24 * 60 * 60_000;

export function postPublishRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.post(
    '/posts/:id/publish',
    staffRouteOptions(
      context,
      {
        summary: 'Publish or schedule a post',
        description: 'Scheduled if there is a day. The time is that of the region’s office.',
        perMinute: 30,
      },
      { params: postParam, body: PublishPost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      if (request.body.time !== undefined && request.body.day === undefined) {
        throw validationError({ day: 'Choose a day for this time' });
      }
      // Before the transaction, because parsing can take long.
      const { body } = (await getPostDetail(context, id)).values;
      const parsed = await readMdx(getStaff(request).email, { body, kind: 'post' });
      await inTransaction(db, (tx) =>
        publishPost(context, tx, request, { ...request.body, id }, { body, parsed }),
      );
      return getPostDetail(context, id);
    },
  );

  app.post(
    '/posts/:id/unpublish',
    staffRouteOptions(
      context,
      {
        summary: 'Unpublish a post, or cancel its schedule',
        description: 'Its URL returns 410 from then on. The draft stays.',
        perMinute: 30,
      },
      { params: postParam, body: UnpublishPost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      const { version, scheduled = false } = request.body;
      await inTransaction(db, async (tx) => {
        const { by, at, before, isChanged } = await updatePostAtVersion(
          tx,
          context,
          request,
          { id, version },
          (post) => {
            // Becoming published at its time does not change the version.
            if (scheduled && post.state === 'published') throw publishedMeanwhile();
            if (post.live === null) return null;
            return { values: withoutScheduledDate(post), live: null, kind: 'unpublished' };
          },
        );
        if (!isChanged) return;
        const subject = { kind: 'post', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'unpublish-post', subject });
        if (before.state === 'published') await requestBuild(tx, { at, by });
      });
      return getPostDetail(context, id);
    },
  );
}

type ParsedText = { body: string; parsed: MdxResult };

async function publishPost(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  { id, version, day, time = defaultTime }: PublishPost & { id: string },
  text: ParsedText,
): Promise<void> {
  const isScheduling = day !== undefined;
  const author = getStaff(request).email;
  const { by, at, isChanged } = await updatePostAtVersion(
    tx,
    context,
    request,
    { id, version },
    async (before) => {
      const region = toRegion(before.values.region);
      const start = isScheduling
        ? parseSchedule(context.now(), { day, time, region })
        : context.now();
      const isCurrent =
        before.version === version || isRepeatedCall(before, { version, by: author });
      if (isCurrent && isLive(before, isScheduling ? start : null)) return null;
      if (isScheduling && before.state === 'published') throw alreadyPublished();
      const values = await prepareValues(tx, context, before, { start, region, text });
      // A published post keeps its first time.
      const firstTime = before.state === 'published' ? before.liveFrom : null;
      return {
        values,
        live: { values, from: firstTime ?? start.toISOString() },
        kind: isScheduling ? 'scheduled' : 'published',
      };
    },
  );
  if (!isChanged) return;
  await recordAudit(tx, {
    at,
    actor: by,
    action: isScheduling ? 'schedule-post' : 'publish-post',
    subject: { kind: 'post', id },
    ...(isScheduling && { detail: `${day} ${time}` }),
  });
  if (!isScheduling) await requestBuild(tx, { at, by });
}

/** True if visitors get the draft now or, with a scheduled time, from then on. */
function isLive({ state, liveFrom, hasChanges }: PostWithValues, from: Date | null): boolean {
  if (hasChanges) return false;
  return from === null ? state === 'published' : liveFrom === from.toISOString();
}

/** Removes the date that scheduling filled in, because another time needs another date. */
function withoutScheduledDate({ state, liveFrom, values }: PostWithValues): PostValues {
  if (state !== 'scheduled' || liveFrom === null) return values;
  const scheduledDate = getOfficeDay(toRegion(values.region), new Date(liveFrom));
  return values.date === scheduledDate ? { ...values, date: '' } : values;
}

/** Returns the values to publish. Throws 400 with all errors by field, and for the body with line and column. */
async function prepareValues(
  tx: Tx,
  context: Context,
  before: PostWithValues,
  { start, region, text }: { start: Date; region: RegionId; text: ParsedText },
): Promise<PostValues> {
  const values = withoutScheduledDate(before);
  const day = getOfficeDay(region, start);
  const errors = validateForPublishing(values, day);
  // Another body is another version, which is rejected later.
  const isParsed = values.body === text.body;
  if (isParsed && text.parsed.isEmpty) errors['body'] = textRequiredMessage;
  if (await isSlugTaken(context, tx, { id: before.id, slug: values.slug })) {
    errors['slug'] = 'Another post has this address. Choose another one';
  }
  const pictures = await findPictureIssues(tx, values, text.parsed.references);
  if (pictures.cover !== null) errors['cover'] = pictures.cover;
  if (isParsed && errors['body'] === undefined) {
    const textIssues = await findMdxIssues(context, tx, text.parsed, toOwnPage(values, start));
    const issues = [...textIssues, ...pictures.issues].sort(bySourcePosition);
    if (issues.length > 0) throw mdxValidationError('body', issues, errors);
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
  const tags = normalizeTags(values.tags, await listPostTags(tx, before.id));
  return { ...values, tags, date: values.date === '' ? day : values.date };
}

/** Uses the spelling of other posts: 'long-term care' and 'long term care' share a page. */
function normalizeTags(tags: string, knownTags: readonly string[]): string {
  return splitTags(tags)
    .map((tag) =>
      knownTags.includes(tag)
        ? tag
        : (knownTags.find((known) => toTagSlug(known) === toTagSlug(tag)) ?? tag),
    )
    .join(', ');
}

/** Throws 400 unless the time is in the future, within a year. */
function parseSchedule(
  now: Date,
  { day, time, region }: { day: string; time: string; region: RegionId },
): Date {
  const start = getOfficeInstant(region, day, time);
  const ahead = start.getTime() - now.getTime();
  if (ahead <= 0) {
    throw validationError({ day: 'This time has passed. Choose a later time, or publish now' });
  }
  if (ahead > maxScheduleAhead) throw validationError({ day: 'Choose a day within a year' });
  return start;
}

function alreadyPublished(): HttpError {
  return new HttpError(
    409,
    'published',
    'This post is already published. Publish its changes now, or unpublish it first.',
  );
}

function publishedMeanwhile(): HttpError {
  return new HttpError(
    409,
    'gone_live',
    'This post was published in the meantime and is still on the site.',
  );
}
