import { getOfficeDay } from '../contract/shared/region-facts';
import { defaultRegion } from '../contract/shared/regions';
import { loadConfig } from '../server/core/config/config';
import { inTransaction } from '../server/core/db/engine';
import { newId } from '../server/core/db/uuid';
import { generateJobs } from '../server/demo/job-samples';
import { seedJobs } from '../server/demo/seed-records';
import { seed } from '../tests/fixtures/seeded-stack';
import { measure, measureDatabases, type Figure, type KeptDatabases } from './figures';
import { fullDatabase } from './full-database';
import { openBulkStore, type Row } from './inbox/bulk-store';
import { openEncrypted } from './inbox/inbox-data';
import type { MeasuredServer } from './measured-server';

const queues = 6;
const jobs = 200;
const lists: [name: string, path: string, search?: string][] = [
  ['employees', '/employees'],
  ['employees, last page', '/employees?page={last}'],
  ['employees, search', '/employees', 'sample aide'],
  ['applications', '/jobs/applications'],
  ['applications, search', '/jobs/applications', 'sample'],
  ['help-desk queue', '/helpDesk/queues/payroll'],
  ['help-desk queue, search', '/helpDesk/queues/payroll', 'sample'],
  ['help-desk counts', '/helpDesk/counts'],
  ['jobs', '/jobs'],
  ['posts', '/posts'],
  ['posts, search', '/posts?sort=author', 'sample day'],
  ['overview', '/overview'],
  ['audit', '/audit'],
  ['audit, last page', '/audit?page={last}'],
  ['audit of an account', '/audit?actor=staff1@larkspan.example'],
];

/** More than any agency has, and all that `npm run seed` makes. */
const maxEmployees = 50_000;

/** With so many employees, applications, help-desk requests, and audit entries. */
export const measureLists = (counts: readonly number[], options: KeptDatabases) =>
  measureDatabases(counts, options, { name: 'lists', fill, measure: measureServer });

async function fill(environment: Record<string, string>, count: number): Promise<number> {
  const requestsPerQueue = Math.ceil(count / queues);
  seed(environment, {
    employees: Math.min(count, maxEmployees),
    requestsPerQueue,
    posts: fullDatabase.posts,
  });
  const config = loadConfig({ ...process.env, ...environment });
  const { database, encryption } = await openEncrypted(config);
  const now = new Date();
  const today = getOfficeDay(defaultRegion, now);
  for (const job of generateJobs(jobs, today, 1_000)) {
    const amounts = { applications: count / jobs, now };
    await inTransaction(database.db, (tx) => seedJobs(tx, encryption, [job], amounts));
  }
  await database.close();
  const store = await openBulkStore(config.database);
  const start = Date.now() - count * 60_000;
  const entries = Array.from({ length: count }, (_, index): Row => ({
    id: newId(),
    at: new Date(start + index * 60_000).toISOString(),
    actor: `staff${index % 10}@larkspan.example`,
    action: index % 5 ? 'open-thread' : 'merge',
    subjectKind: 'thread',
    subject: newId(),
    detail: null,
    batch: null,
  }));
  await store.insert('audit', entries);
  await store.close();
  return count;
}

async function measureServer(server: MeasuredServer, count: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path, search] of lists) {
    figures.push(
      await measure(server, name, {
        max: search === undefined ? [10, 30] : [50],
        getPath: () => path.replace('{last}', String(Math.floor(count / 50))),
        getHeaders: (): Record<string, string> => (search ? { 'x-search': search } : {}),
      }),
    );
  }
  const start = performance.now();
  const { headers, url } = server;
  const text = await (await fetch(`${url}/api/employees/export?format=csv`, { headers })).text();
  const seconds = (performance.now() - start) / 1000;
  const rows = text.split('\n').length;
  return [
    ...figures,
    { name: `export of ${rows} employees`, values: [seconds], unit: 's', max: [] },
    { name: 'memory', values: [server.readMemory()], unit: 'MB', max: [250] },
  ];
}
