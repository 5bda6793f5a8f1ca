import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** The built server keeps its workers below itself; tests run them from their source. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Runs tasks in a worker thread, one at a time. The result is null if a task exceeds the time limit, throws, or runs out of memory; its
 * thread is then replaced.
 * @param file below server/, without its ending; exports `run` and `ready` (scripts/build-server.ts bundles it)
 */
export function createWorkerPool<Task, Result>(
  file: string,
  maxMilliseconds: number,
): (task: Task) => Promise<Result | null> {
  const pool = new Piscina<Task | null, Result>({
    filename: fileURLToPath(new URL(isSource ? `../${file}.ts` : `./${file}.mjs`, import.meta.url)),
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // Node 20 needs tsx to load TypeScript in a thread.
    execArgv: isSource ? ['--require', 'tsx/cjs'] : [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return async (task) => {
    try {
      // Loading the worker's code does not count toward the time limit.
      await pool.run(null, { name: 'ready' });
      return await pool.run(task, { signal: AbortSignal.timeout(maxMilliseconds) });
    } catch {
      return null;
    }
  };
}
