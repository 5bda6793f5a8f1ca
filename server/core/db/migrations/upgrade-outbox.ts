import { sql } from 'kysely';
import type { Tx } from '../engine';
import { runSql } from './run-sql';

/** A key ends with the id of a record, which has 36 characters. */
const newColumns = `
  alter table outbox add column type text;
  alter table outbox add column subject text;
  alter table outbox add column error text;
  alter table outbox add column late_id text;
  alter table outbox add column late_error text;
  update outbox set type = 'message-' || channel, subject = coalesce(message_id, help_desk_message_id) where coalesce(message_id, help_desk_message_id) is not null;
  update outbox set type = substr(idempotency_key, 1, length(idempotency_key) - 37), subject = substr(idempotency_key, length(idempotency_key) - 35) where type is null and length(idempotency_key) > 37;
  update outbox set type = 'other', subject = idempotency_key where type is null;
  update outbox set late_id = refused_id, late_error = '{"service":"carrier","code":' || refused_code || '}' where refused_code is not null;
`;

/** Adds the baseline's columns, and fills them from those that it doesn't have. */
export async function convertOutbox(tx: Tx): Promise<void> {
  await runSql(tx, newColumns);
  const { rows } = await sql<{ problem: string }>`
    select distinct last_problem as problem from outbox where last_problem is not null
  `.execute(tx);
  for (const { problem } of rows) {
    const error = sql.val(JSON.stringify(parseProblem(problem)));
    await sql`update outbox set error = ${error} where last_problem = ${problem}`.execute(tx);
  }
  await sql`
    update outbox set error = late_error where last_problem = 'not delivered by the carrier'
  `.execute(tx);
}

const obsolete: Readonly<Record<string, string>> = {
  'opted out': 'opted_out',
  'not a number of a person': 'cannot_receive',
  decided_since: 'decided_since',
  file_gone: 'file_gone',
};

const patterns = [
  ['smtp', /^SMTP: (?<code>.+?)(?: at (?<step>.+))?$/],
  ['twilio', /^Twilio: (?<status>\d+)(?:, code (?<code>\d+))?$/],
  ['twilio', /^Twilio: (?<code>.+)$/],
  ['bounce', /^Returned: (?<code>.+)$/],
  ['deploy-hook', /^Deploy hook: (?<code>.+)$/],
] as const;

function parseProblem(problem: string): Record<string, unknown> {
  const code = obsolete[problem];
  if (code !== undefined) return { service: 'obsolete', code };
  if (problem === 'SMTP: no TLS') return { service: 'smtp', code: 'ETLS' };
  if (problem === 'DEPLOY_HOOK_URL is not set') return { service: 'deploy-hook', code: 'no_url' };
  const [service, pattern] = patterns.find(([, each]) => each.test(problem)) ?? [
    'server',
    /^(?<code>.+)$/,
  ];
  const values = Object.entries(pattern.exec(problem)?.groups ?? {}).map(([name, value]) => [
    name,
    /^\d+$/.test(value) ? Number(value) : value,
  ]);
  return { service, ...Object.fromEntries(values) };
}
