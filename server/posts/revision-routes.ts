import Type from 'typebox';
import { postFields } from '../../contract/posts/constants';
import { PostDetail, PostRevisionDetail, RestorePost } from '../../contract/posts/schema';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { recordAudit } from '../audit/service';
import { findRevision } from './queries';
import { notFound } from '../http/errors';
import { updatePostAtVersion, getPostDetail, isRepeatedCall } from './service';
import { idParam } from '../http/request/id-param';
import { postParam } from './routes';
import { staffRoute } from '../http/staff-route';

/** GET /posts/{id}/revisions/{revision}: how a post once stood; POST /posts/{id}/restore makes that its draft. */
export function postRevisionRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.get(
    '/posts/:id/revisions/:revision',
    staffRoute(
      context,
      { summary: 'How a post once stood' },
      {
        params: Type.Object({ id: idParam, revision: idParam }),
        response: { 200: PostRevisionDetail },
      },
    ),
    async (request) => {
      const revision = await findRevision(db, request.params.id, request.params.revision);
      if (revision === null) throw notFound();
      return revision;
    },
  );

  app.post(
    '/posts/:id/restore',
    staffRoute(
      context,
      {
        summary: 'Make the draft what it once was',
        description: 'What is published stays as it is.',
        perMinute: 30,
      },
      { params: postParam, body: RestorePost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      const { version, revision } = request.body;
      await inTransaction(db, async (tx) => {
        const kept = await findRevision(tx, id, revision);
        if (kept === null) throw notFound();
        const done = await updatePostAtVersion(tx, context, request, { id, version }, (before) =>
          isRepeatedCall(before, { version, by: staffOf(request).email }) &&
          postFields.every((field) => before.values[field] === kept.values[field])
            ? null
            : { values: kept.values, kind: 'restored' as const },
        );
        if (!done.isChanged) return;
        await recordAudit(tx, {
          at: done.at,
          actor: done.by,
          action: 'restore-post',
          subject: { kind: 'post', id },
          detail: kept.at,
        });
      });
      return getPostDetail(context, id);
    },
  );
}
