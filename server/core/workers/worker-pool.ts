import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** The built server keeps its workers below itself; tests run them from their source. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Runs tasks in a worker thread, one at a time. The result is null if a task exceeds the limit of CPU time, throws, or runs out of memory;
 * its thread is then replaced.
 * @param file below server/, without its ending; exports `run` and `ready` (scripts/build-server.ts bundles it)
 * @param maxCpuTime in milliseconds
 */
export function createWorkerPool<Task, Result>(
  file: string,
  maxCpuTime: number,
): (task: Task) => Promise<Result | null> {
  const pool = new Piscina<Task | null, Result>({
    filename: fileURLToPath(
      new URL(isSource ? `../../${file}.ts` : `./${file}.mjs`, import.meta.url),
    ),
    name: 'run',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
    // Node itself doesn’t resolve imports without a file ending.
    execArgv: isSource ? ['--require', 'tsx/cjs'] : [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return async (task) => {
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    try {
      // Loading the worker's code does not count toward the limit.
      await pool.run(null, { name: 'ready' });
      const start = process.cpuUsage();
      timer = setInterval(() => {
        // A clock would also count the time that other processes took, and reject harmless tasks on a busy machine.
        const { user, system } = process.cpuUsage(start);
        if ((user + system) / 1_000 > maxCpuTime) controller.abort();
      }, 100);
      return await pool.run(task, { signal: controller.signal });
    } catch {
      return null;
    } finally {
      clearInterval(timer);
    }
  };
}
