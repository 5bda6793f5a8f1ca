import type { FastifyRequest } from 'fastify';
import { overviewEndpoints } from '../../../../contract/overview/endpoints';
import type {
  Undelivered,
  UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { getActor, getStaff } from '../../../core/http/request/staff';
import { recordAudit } from '../../../services/audit/record-audit';
import type { ServiceContext } from '../../../services/context';
import type { Actor } from '../../../core/db/change-log';
import { inTransaction, type Tx } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { dismissJobs, requeueJobs } from '../../../services/outbox/dead-job-queries';
import { listUndelivered } from './list-undelivered';

export function undeliveredRoutes(app: App, context: ServiceContext): void {
  const { db } = context.database;

  const handle = createHandle(app, context, overviewEndpoints);

  handle('GET /undelivered', (request) => listUndelivered(context, getStaff(request).access));

  handle('POST /undelivered/retry', async (request) => {
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
  });

  handle('POST /undelivered/dismiss', (request) =>
    change(request, 'dismiss-deliveries', (tx, items, { at }) =>
      dismissJobs(tx, listIds(items), at),
    ),
  );

  /**
   * Changes the requested items that the account sees, and returns the list. Others were delivered, retried, or dismissed since, which
   * needs no error.
   * @param apply returns the number of changed items
   */
  async function change(
    request: FastifyRequest<{ Body: { ids: string[] } }>,
    action: 'retry-deliveries' | 'dismiss-deliveries',
    apply: (tx: Tx, items: readonly UndeliveredItem[], actor: Actor) => Promise<number>,
  ): Promise<Undelivered> {
    const { ids } = request.body;
    const { access } = getStaff(request);
    const items = (await listUndelivered(context, access)).items.filter(({ id }) =>
      ids.includes(id),
    );
    const actor = getActor(context, request);
    await inTransaction(db, async (tx) => {
      const count = await apply(tx, items, actor);
      if (count === 0) return;
      const subject = { kind: 'list', id: 'not-delivered' } as const;
      await recordAudit(tx, actor, { action, subject, detail: String(count) });
    });
    return listUndelivered(context, access);
  }
}

function listIds(items: readonly UndeliveredItem[]): string[] {
  return items.map(({ id }) => id);
}
