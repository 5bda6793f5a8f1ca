import type { FastifyRequest } from 'fastify';
import { Undelivered, UndeliveredIds } from '../../../contract/overview/undelivered-schema';
import { getActor, getStaff } from '../../auth/guards';
import { recordAudit } from '../../audit/service';
import type { Context } from '../../context';
import { inTransaction } from '../../db/engine';
import type { App } from '../../http/app-type';
import { sendWithEtag } from '../../http/etag';
import { staffRouteOptions } from '../../http/staff-route';
import { requestBuild } from '../../publishing/builds/queries';
import { dismissJobs, requeueJobs } from './queries';
import { listUndelivered } from './service';

export function undeliveredRoutes(app: App, context: Context): void {
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
      const items = await findItems(request);
      const { email, at } = getActor(context, request);
      const isSite = ({ what }: (typeof items)[number]) => what === 'site';
      const sites = items.filter(isSite).map(({ id }) => id);
      const others = items
        .filter((item) => !isSite(item) && item.message === null && item.isRetryable)
        .map(({ id }) => id);
      await inTransaction(db, async (tx) => {
        const dismissed = await dismissJobs(tx, sites, at);
        if (dismissed > 0) await requestBuild(tx, { email, at });
        const count = dismissed + (await requeueJobs(tx, others, at));
        if (count > 0) await record(tx, 'retry-deliveries', { email, at }, count);
      });
      context.wakeOutbox();
      return listUndelivered(context, getStaff(request).role);
    },
  );

  app.post(
    '/undelivered/dismiss',
    staffRouteOptions(
      context,
      { summary: 'Take failed deliveries off the list', perMinute: 30 },
      { body: UndeliveredIds, response: { 200: Undelivered } },
    ),
    async (request) => {
      const ids = (await findItems(request)).map(({ id }) => id);
      const { email, at } = getActor(context, request);
      await inTransaction(db, async (tx) => {
        const count = await dismissJobs(tx, ids, at);
        if (count > 0) await record(tx, 'dismiss-deliveries', { email, at }, count);
      });
      return listUndelivered(context, getStaff(request).role);
    },
  );

  /** The requested items that the role sees. Others were delivered, retried, or dismissed since, which needs no error. */
  async function findItems(request: FastifyRequest) {
    const { ids } = request.body as { ids: string[] };
    const { items } = await listUndelivered(context, getStaff(request).role);
    return items.filter(({ id }) => ids.includes(id));
  }

  async function record(
    tx: Parameters<typeof recordAudit>[0],
    action: 'retry-deliveries' | 'dismiss-deliveries',
    { email: actor, at }: { email: string; at: string },
    count: number,
  ): Promise<void> {
    const subject = { kind: 'list', id: 'not-delivered' } as const;
    await recordAudit(tx, { at, actor, action, subject, detail: String(count) });
  }
}
