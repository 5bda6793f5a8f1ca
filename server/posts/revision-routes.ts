import Type from 'typebox';
import { postFields } from '../../contract/posts/constants';
import { PostDetail, PostRevisionDetail, RestorePost } from '../../contract/posts/schema';
import { recordId } from '../../contract/shared/schema/fields';
import { recordAudit } from '../audit/service';
import { getStaff } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { staffRouteOptions } from '../http/staff-route';
import { findRevision } from './queries';
import { getPostDetail, isRepeatedCall, postParam, updatePostAtVersion } from './service';

export function postRevisionRoutes(app: App, context: Context): void {
  const { db } = context.database;

  app.get(
    '/posts/:id/revisions/:revision',
    staffRouteOptions(
      context,
      { summary: 'Get a revision of a post' },
      {
        params: Type.Object({ id: recordId, revision: recordId }),
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
    staffRouteOptions(
      context,
      {
        summary: 'Restore a revision as the draft',
        description: 'The published version stays.',
        perMinute: 30,
      },
      { params: postParam, body: RestorePost, response: { 200: PostDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      const { version, revision: revisionId } = request.body;
      await inTransaction(db, async (tx) => {
        const revision = await findRevision(tx, id, revisionId);
        if (revision === null) throw notFound();
        const { by, at, isChanged } = await updatePostAtVersion(
          tx,
          context,
          request,
          { id, version },
          (before) => {
            const isRestored = postFields.every(
              (field) => before.values[field] === revision.values[field],
            );
            const isRetry = isRepeatedCall(before, { version, by: getStaff(request).email });
            return isRestored && isRetry ? null : { values: revision.values, kind: 'restored' };
          },
        );
        if (!isChanged) return;
        const subject = { kind: 'post', id } as const;
        const detail = revision.at;
        await recordAudit(tx, { at, actor: by, action: 'restore-post', subject, detail });
      });
      return getPostDetail(context, id);
    },
  );
}
