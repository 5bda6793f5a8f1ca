import type { FastifyRequest } from 'fastify';
import {
  Undelivered,
  UndeliveredIds,
  type UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { getActor, getStaff } from '../../../core/http/request/staff';
import { recordAudit } from '../../../services/audit/record-audit';
import type { ServiceContext } from '../../../services/context';
import type { Actor } from '../../../core/db/change-log';
import { inTransaction, type Tx } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { sendWithEtag } from '../../../core/http/etag';
import { staffRouteOptions } from '../../../core/http/staff-route';
import { dismissJobs, requeueJobs } from '../../../services/outbox/dead-job-queries';
import { listUndelivered } from './service';

export function undeliveredRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;

  app.get(
    '/undelivered',
    staffRouteOptions(
      context,
      {
        summary:
          'List e-mails, texts, and calls of the site’s host that failed, and used-up limits',
      },
      { response: { 200: Undelivered } },
    ),
    async (request, reply) =>
      sendWithEtag(request, reply, await listUndelivered(context, getStaff(request).role)),
  );

  app.post(
    '/undelivered/retry',
    staffRouteOptions(
      context,
      {
        summary: 'Send failed e-mails and texts again, and publish again',
        description: 'Replies and updates are sent again by the routes of their records.',
        perMinute: 30,
      },
      { body: UndeliveredIds, response: { 200: Undelivered } },
    ),
    async (request) => {
      let hasSite = false;
      const answer = await change(request, 'retry-deliveries', async (tx, items, actor) => {
        const isSite = ({ what }: UndeliveredItem) => what === 'site';
        const sites = items.filter(isSite);
        const others = items.filter(
          (item) => !isSite(item) && item.message === null && item.isRetryable,
        );
        hasSite = sites.length > 0;
        const dismissed = await dismissJobs(tx, listIds(sites), actor.at);
        return dismissed + (await requeueJobs(tx, listIds(others), actor.at));
      });
      if (hasSite) await context.publisher?.retry();
      context.wakeOutbox();
      return answer;
    },
  );

  app.post(
    '/undelivered/dismiss',
    staffRouteOptions(
      context,
      { summary: 'Take failed deliveries off the list', perMinute: 30 },
      { body: UndeliveredIds, response: { 200: Undelivered } },
    ),
    (request) =>
      change(request, 'dismiss-deliveries', (tx, items, { at }) =>
        dismissJobs(tx, listIds(items), at),
      ),
  );

  /**
   * Changes the requested items that the role sees, and returns the list. Others were delivered, retried, or dismissed since, which
   * needs no error.
   * @param apply returns the number of changed items
   */
  async function change(
    request: FastifyRequest,
    action: 'retry-deliveries' | 'dismiss-deliveries',
    apply: (tx: Tx, items: readonly UndeliveredItem[], actor: Actor) => Promise<number>,
  ): Promise<Undelivered> {
    const { ids } = request.body as { ids: string[] };
    const { role } = getStaff(request);
    const items = (await listUndelivered(context, role)).items.filter(({ id }) => ids.includes(id));
    const actor = getActor(context, request);
    await inTransaction(db, async (tx) => {
      const count = await apply(tx, items, actor);
      if (count === 0) return;
      const { email, at } = actor;
      const subject = { kind: 'list', id: 'not-delivered' } as const;
      await recordAudit(tx, { at, actor: email, action, subject, detail: String(count) });
    });
    return listUndelivered(context, role);
  }
}

function listIds(items: readonly UndeliveredItem[]): string[] {
  return items.map(({ id }) => id);
}
