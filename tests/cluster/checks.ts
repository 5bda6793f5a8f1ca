import type { ApiServer } from './api-servers';
import type { Deliveries } from './deliveries';
import type { Attempt } from './load';
import { readCall } from './operations';
import type { TestedDatabase } from './tested-database';

type Post = { id: string; title: string; publishedFrom: string | null };
type Job = { type: string; state: string; idempotency_key: string };
type Stored = { marks: Map<string, number>; versions: Map<string, number>; published: Set<string> };

/** Returns a line for each thing that was lost, duplicated, or left undone. */
export async function findLosses(
  database: TestedDatabase,
  server: ApiServer,
  attempts: readonly Attempt[],
  { emails, texts }: Deliveries,
): Promise<string[]> {
  const jobs = (await database.query(
    'select type, state, idempotency_key from outbox',
  )) as unknown as Job[];
  const stored = await readStored(database, server);
  return [
    ...attempts.flatMap((attempt) => findLoss(attempt, stored)),
    ...findLostStages(attempts, stored),
    ...findUndelivered(jobs, emails, texts),
  ];
}

function findLoss({ kind, mark, subject = '', answer }: Attempt, stored: Stored): string[] {
  if (kind === 'stage') return [];
  if (kind === 'publish')
    return answer !== null && !stored.published.has(subject) ? [`lost: ${kind} ${mark}`] : [];
  const count = stored.marks.get(mark) ?? 0;
  if (count > 1) return [`stored ${count} times: ${kind} ${mark}`];
  return answer !== null && count === 0 ? [`lost: ${kind} ${mark}`] : [];
}

/** Each change of a stage makes the next version; of two changes of one version to the same stage, the second finds it made. */
function findLostStages(attempts: readonly Attempt[], { versions }: Stored): string[] {
  const changes = attempts.filter(({ kind }) => kind === 'stage');
  return [...new Set(changes.map(({ subject = '' }) => subject))].flatMap((id) => {
    const all = changes.filter(({ subject }) => subject === id);
    const made = (versions.get(id) ?? 0) - 1;
    const acknowledged = new Set(
      all.filter(({ answer }) => answer !== null).map(({ mark }) => mark),
    ).size;
    if (made >= acknowledged && made <= all.length) return [];
    return [`application ${id}: ${acknowledged} to ${all.length} changes, but ${made} stored`];
  });
}

function findUndelivered(
  jobs: readonly Job[],
  emails: ReadonlyMap<string, number>,
  texts: ReadonlyMap<string, number>,
): string[] {
  const keys = new Set(jobs.map(({ idempotency_key }) => idempotency_key));
  const delivered = new Set([...emails.keys(), ...texts.keys()]);
  const sent = jobs.filter(({ state }) => state === 'sent');
  const queued = jobs.filter(({ state }) => state === 'queued');
  return [
    ...queued.map(({ type, idempotency_key: key }) => `still queued: ${type} ${key}`),
    ...sent
      .filter(({ idempotency_key: key }) => !delivered.has(key))
      .map(({ type, idempotency_key: key }) => `sent, but never left: ${type} ${key}`),
    ...[...delivered].filter((key) => !keys.has(key)).map((key) => `left without a job: ${key}`),
  ];
}

async function readStored(database: TestedDatabase, server: ApiServer): Promise<Stored> {
  const stored: Stored = { marks: new Map(), versions: new Map(), published: new Set() };
  const addMarks = (record: unknown) => {
    const found = new Set(JSON.stringify(record).match(/mark-\d+-\d+/g));
    for (const mark of found) stored.marks.set(mark, (stored.marks.get(mark) ?? 0) + 1);
  };
  const readAll = async (table: string, path: string, add: (record: unknown) => void) => {
    for (const { id } of await database.query(`select id from ${table}`))
      add(await read(server, `${path}/${String(id)}`));
  };
  await readAll('threads', '/chats', (chat) => {
    for (const message of (chat as { messages: unknown[] }).messages) addMarks(message);
  });
  await readAll('job_applications', '/jobs/applications', (application) => {
    const { id, version } = application as { id: string; version: number };
    stored.versions.set(id, version);
    addMarks(application);
  });
  await readAll('posts', '/posts', (post) => {
    const { id, publishedFrom, title } = post as Post;
    // In the future after a server whose clock was ahead.
    if (publishedFrom !== null) stored.published.add(id);
    addMarks(title);
  });
  return stored;
}

async function read({ url }: ApiServer, path: string): Promise<unknown> {
  const { headers } = readCall(path);
  const response = await fetch(`${url}/api${path}`, { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
