import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from '../scripts/build-server';
import { startPostgres } from '../server/testing/database/postgres';
import { createDataFolder, request, withServer, type MeasuredServer } from './measured-server';
import { getPercentile } from './throughput';

export type Figure = {
  name: string;
  /** The median and the 95th percentile, or one number. */
  values: readonly number[];
  unit: 'ms' | 's' | 'MB' | '%' | '';
  /** The largest allowed value of each; empty for a figure without a target. */
  max: readonly number[];
  /** Milliseconds of CPU for each request: unlike its time, the same on a busy machine. */
  cpu?: number;
};

export type DatabaseFigures = { engine: string; count: number; figures: Figure[] };

/** Databases of a folder are filled once and used again. */
export type KeptDatabases = { kept: string | undefined; isOnlyFilled: boolean };

type Environment = { DATA_DIR: string } & Record<string, string>;

type Measurement<Filled> = {
  /** Of the folders of kept databases. */
  name: string;
  /** Fills an empty database. The result can be written as JSON. */
  fill: (environment: Environment, count: number) => Promise<Filled>;
  measure: (server: MeasuredServer, filled: Filled) => Promise<Figure[]>;
};

/** With each number of records, on SQLite, then on PostgreSQL. */
export async function* measureDatabases<Filled>(
  counts: readonly number[],
  options: KeptDatabases,
  { name, fill, measure }: Measurement<Filled>,
): AsyncGenerator<DatabaseFigures> {
  await buildServer();
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    for (const count of counts) {
      const kept = options.kept && join(options.kept, `${name}-${engine.toLowerCase()}-${count}`);
      if (kept) mkdirSync(kept, { recursive: true });
      const postgres =
        engine === 'SQLite' ? null : await startPostgres(kept && join(kept, 'postgres'));
      const environment = {
        DATA_DIR: kept ? join(kept, 'data') : createDataFolder(),
        LARKSPAN_NO_ENV_FILE: '1',
        DEMO: '1',
        ...(postgres && { DATABASE_URL: postgres.url }),
      };
      try {
        const filled = await readOrFill(environment, () => fill(environment, count));
        if (options.isOnlyFilled) continue;
        const figures = await withServer(environment, (server) => measure(server, filled), {
          isKept: Boolean(kept),
        });
        yield { engine, count, figures };
      } finally {
        await postgres?.stop();
      }
    }
  }
}

async function readOrFill<Filled>(
  { DATA_DIR }: Environment,
  fill: () => Promise<Filled>,
): Promise<Filled> {
  const file = join(DATA_DIR, 'bench-samples.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Filled;
  const filled = await fill();
  writeFileSync(file, JSON.stringify(filled));
  return filled;
}

const rounds = 60;
/** An office's server has compiled its hot code. */
const warmups = 30;

type Measured = {
  max: readonly number[];
  getPath: (round: number) => string;
  getHeaders?: (round: number) => Record<string, string>;
  before?: (round: number) => Promise<unknown>;
};

export async function measure(
  server: MeasuredServer,
  name: string,
  { max, getPath, getHeaders = () => ({}), before }: Measured,
): Promise<Figure> {
  const times: number[] = [];
  let cpu = 0;
  for (let round = 0; round < rounds + warmups; round += 1) {
    await before?.(round);
    const cpuBefore = server.readCpu();
    const { time } = await request(server, getPath(round), { headers: getHeaders(round) });
    if (round < warmups) continue;
    times.push(time);
    cpu += server.readCpu() - cpuBefore;
  }
  return {
    name,
    values: [getPercentile(times, 0.5), getPercentile(times, 0.95)],
    unit: 'ms',
    max,
    cpu: (cpu * 1000) / rounds,
  };
}
