import type { FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import type { App } from './core/http/app-type';
import { notFound } from './core/http/errors';
import { metrics } from './core/http/metrics';
import { isSameSignature } from './core/http/request/signature';
import type { Context } from './features/context';
import { readVerifiedBackup } from './services/backups/queries';
import { readOutboxHealth } from './services/outbox/queries';

const gauge = (name: string, help: string) =>
  new Gauge({ name: `larkspan_${name}`, help, registers: [metrics] });

const outboxAge = gauge(
  'outbox_age_seconds',
  'How long the oldest email or text that is due waits',
);
const deadJobs = gauge('outbox_dead_jobs', 'Emails, texts, and calls that failed for good');
const publishLag = gauge('publish_lag_seconds', 'How long a published change waits for the site');
const backupAge = gauge('backup_age_seconds', 'Age of the newest verified backup; NaN: none');

/** Numbers for Prometheus, only for this machine or with METRICS_TOKEN. */
export function registerMetricsRoute(app: App, context: Context): void {
  const { config, database, now } = context;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, config.metricsToken)) throw notFound();
    const getAge = (at: string | null | undefined, whenNever: number) =>
      at ? Math.max(0, (now().getTime() - Date.parse(at)) / 1_000) : whenNever;
    const outbox = await readOutboxHealth(database.db, now().toISOString());
    outboxAge.set(getAge(outbox.oldestDueAt, 0));
    deadJobs.set(outbox.dead);
    const status = await context.publisher?.getStatus();
    const isWaiting = status?.state === 'publishing' || status?.state === 'failed';
    publishLag.set(isWaiting ? getAge(status.since, 0) : 0);
    backupAge.set(getAge(await readVerifiedBackup(database.db), Number.NaN));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** A proxy on this machine has its address too, but says for whom it asks. */
function isAllowed({ ip, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isSameSignature(headers.authorization ?? '', `Bearer ${token}`))
    return true;
  const isProxied = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isProxied && /^(127\.|::1$|::ffff:127\.)/.test(ip);
}
