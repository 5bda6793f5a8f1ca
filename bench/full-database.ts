import { startPostgres } from '../server/testing/database/postgres';
import { seed } from '../tests/fixtures/seeded-stack';
import { createDataFolder, withServer } from './measured-server';
import { measureRatios, type Target } from './throughput';

export const fullDatabase = {
  threads: 10_000,
  requestsPerQueue: 2_000,
  employees: 2_000,
  jobs: 500,
  posts: 1_000,
} as const;
export const clientCounts = [1, 16, 64] as const;

export async function measureFullDatabase() {
  const postgres = await startPostgres();
  try {
    return [
      await measureEngine('SQLite', {}),
      await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url }),
    ];
  } finally {
    await postgres.stop();
  }
}

/** Memory in MB, and ratios for each count of clients. */
async function measureEngine(engine: 'SQLite' | 'PostgreSQL', database: Record<string, string>) {
  const environment = { DATA_DIR: createDataFolder(), LARKSPAN_NO_ENV_FILE: '1', ...database };
  seed(environment, fullDatabase);
  return withServer(environment, async ({ url, emptyUrl, headers, readMemory }) => {
    const targets = listTargets(`${url}/api`, headers);
    const ratiosByClients: number[][] = [];
    for (const clients of clientCounts) {
      const { ratios } = await measureRatios(targets, emptyUrl, { clients, rounds: 1 });
      ratiosByClients.push(ratios);
    }
    const routes = targets.map(({ name }, index) => ({
      name,
      ratios: ratiosByClients.map((ratios) => ratios[index] ?? NaN),
    }));
    return { engine, memory: readMemory(), routes };
  });
}

function listTargets(api: string, headers: Record<string, string>): Target[] {
  const target = (name: string, path: string, others: Record<string, string> = {}): Target => ({
    name,
    url: `${api}${path}`,
    headers: { ...headers, ...others },
  });
  const search = (text: string) => ({ 'x-search': encodeURIComponent(text) });
  return [
    target('help-desk queue', '/helpDesk/queues/payroll'),
    target('help-desk queue, search', '/helpDesk/queues/requestPto', search('sample 212')),
    target('help-desk counts', '/helpDesk/counts'),
    target('employees', '/employees'),
    target(
      'employees, search, by certificate',
      '/employees?certificate=due&sort=certificate',
      search('sample aide'),
    ),
    target('jobs', '/jobs'),
    target('applications', '/jobs/applications'),
    target('posts', '/posts'),
    target('posts, search, by author', '/posts?sort=author', search('sample day')),
    target('overview', '/overview'),
  ];
}
