import { noTextWords, publishProblems } from '../../contract/posts/form';
import type { PostValues } from '../../contract/posts/constants';
import { PostDetail, PublishPost, UnpublishPost } from '../../contract/posts/schema';
import { byPlace } from '../../contract/mdx/mdx-issue';
import { dayAt } from '../../contract/shared/region-facts';
import { toRegion } from '../../contract/shared/regions';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { recordAudit } from '../audit/service';
import { listTags, type WholePost } from './queries';
import { HttpError, invalid, invalidText } from '../http/errors';
import type { ReadMdx } from '../publishing/mdx/mdx-worker';
import { readMdx } from '../publishing/mdx/read-mdx';
import { textFaults } from '../publishing/mdx/mdx-issues';
import { officeInstant } from '../../contract/shared/dates/time-zone';
import { ownPage, pictureProblems } from './post-input';
import { isSlugTaken } from './urls/unique-slug';
import { spelledAsOthers } from './normalize-tags';
import { requestBuild } from '../publishing/builds/queries';
import { changeSeen, detailOf, mayBeRepeated } from './service';
import { postParam } from './routes';
import { staffRoute } from '../http/staff-route';

/** The furthest ahead that a post can be scheduled. */
const furthest = 366 * 24 * 60 * 60_000;

/** POST /posts/{id}/publish: makes the draft what the site shows, now or at a time; POST /posts/{id}/unpublish takes it off. */
export function postPublishingRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.post(
    '/posts/:id/publish',
    staffRoute(
      context,
      {
        summary: 'Publish a post, or schedule it',
        description: 'With a day and a time of the region’s office it is scheduled.',
        perMinute: 30,
      },
      { params: postParam, body: PublishPost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      const { version, day, time } = request.body;
      if (time !== undefined && day === undefined) {
        throw invalid({ day: 'Choose the day for this time' });
      }
      // Before the transaction, which holds up others: to read a text can take long.
      const { body } = (await detailOf(context, id)).values;
      const text = { body, read: await readMdx(staffOf(request).email, { body, kind: 'post' }) };
      await inTransaction(db, async (tx) => {
        let isLater = false;
        let from = '';
        const { by, at, isChanged } = await changeSeen(
          tx,
          context,
          request,
          { id, version },
          async (before) => {
            const region = toRegion(before.values.region);
            const start = day === undefined ? context.now() : dueAt(context, { day, time, region });
            isLater = day !== undefined;
            const mine = { version, by: staffOf(request).email };
            const isSeen = before.version === version || mayBeRepeated(before, mine);
            // It is so already: there is nothing to build.
            if (isSeen && isLive(before, isLater ? start : null)) return null;
            if (isLater && before.state === 'published') throw alreadyThere();
            // What is published keeps its first moment.
            from = before.state === 'published' ? (before.liveFrom ?? '') : start.toISOString();
            const draft = { id, values: undated(before) };
            const values = await readyValues(tx, context, draft, {
              start,
              day: dayAt(region, start),
              text,
            });
            const kind = isLater ? ('scheduled' as const) : ('published' as const);
            return { values, live: { values, from }, kind };
          },
        );
        if (!isChanged) return;
        await recordAudit(tx, {
          at,
          actor: by,
          action: isLater ? 'schedule-post' : 'publish-post',
          subject: { kind: 'post', id },
          ...(day !== undefined && { detail: `${day} ${time ?? usualTime}` }),
        });
        if (!isLater) await requestBuild(tx, { at, by });
      });
      return detailOf(context, id);
    },
  );

  app.post(
    '/posts/:id/unpublish',
    staffRoute(
      context,
      {
        summary: 'Take a post off the site, or out of the schedule',
        description: 'Its address answers 410 from then on; the draft stays.',
        perMinute: 30,
      },
      { params: postParam, body: UnpublishPost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, async (tx) => {
        const { by, at, before, isChanged } = await changeSeen(
          tx,
          context,
          request,
          { id, version: request.body.version },
          (post) => {
            // Going live by itself gives a post no other version.
            if (request.body.scheduled === true && post.state === 'published') throw goneLive();
            return post.live === null
              ? null
              : { values: undated(post), live: null, kind: 'unpublished' as const };
          },
        );
        if (!isChanged) return;
        const subject = { kind: 'post', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'unpublish-post', subject });
        if (before.state === 'published') await requestBuild(tx, { at, by });
      });
      return detailOf(context, id);
    },
  );
}

const goneLive = () =>
  new HttpError(409, 'gone_live', 'It has gone live in the meantime, and is still on the site.');

/** Whether what the draft says is what visitors get; or will from a moment on, where one is given. */
function isLive({ state, liveFrom, hasChanges }: WholePost, from: Date | null): boolean {
  if (hasChanges) return false;
  return from === null ? state === 'published' : liveFrom === from.toISOString();
}

/** The draft without the day that being scheduled has given it: another moment gives it another one. */
function undated({ state, liveFrom, values }: WholePost): PostValues {
  if (state !== 'scheduled' || liveFrom === null) return values;
  const given = dayAt(toRegion(values.region), new Date(liveFrom));
  return values.date === given ? { ...values, date: '' } : values;
}

type Going = { start: Date; day: string; text: { body: string; read: ReadMdx } };

/**
 * The draft as it goes onto the site. Throws 400 with all that keeps it from there, by field and for the text with line and column.
 * @param going when it goes; `day` as a day at its office; its text, read. Another text is another version, which is refused
 */
async function readyValues(
  tx: Db,
  context: Context,
  { id, values }: Pick<WholePost, 'id' | 'values'>,
  { start, day, text }: Going,
) {
  const problems = publishProblems(values, day);
  const isRead = values.body === text.body;
  if (isRead && text.read.isEmpty) problems['body'] = noTextWords;
  if (await isSlugTaken(context, tx, { id, slug: values.slug })) {
    problems['slug'] = 'Another post has this address: choose another one';
  }
  const pictures = await pictureProblems(tx, values, text.read.references);
  if (pictures.cover !== null) problems['cover'] = pictures.cover;
  if (isRead && problems['body'] === undefined) {
    const own = await textFaults(context, tx, text.read, ownPage(values, start));
    const faults = [...own, ...pictures.faults].sort(byPlace);
    if (faults.length > 0) throw invalidText('body', faults, problems);
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const tags = spelledAsOthers(values.tags, await listTags(tx, id));
  return { ...values, tags, date: values.date === '' ? day : values.date };
}

/** When nothing else is said. */
const usualTime = '09:00';

type Due = { day: string; time: string | undefined; region: Parameters<typeof dayAt>[0] };

/** The moment of a day and a time at a region's office. Throws 400 unless it is ahead, and not too far. */
function dueAt({ now }: Pick<Context, 'now'>, { day, time = usualTime, region }: Due): Date {
  const due = officeInstant(region, day, time);
  const ahead = due.getTime() - now().getTime();
  if (ahead <= 0) throw invalid({ day: 'This moment is over: choose a later one, or publish now' });
  if (ahead > furthest) throw invalid({ day: 'Please choose a day within a year' });
  return due;
}

function alreadyThere(): HttpError {
  return new HttpError(
    409,
    'published',
    'This post is on the site already: publish its changes now, or take it off first.',
  );
}
