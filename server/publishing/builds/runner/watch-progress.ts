/** A build on a busy machine may take an hour and is still fine; one that hangs does nothing at all. */
export const progressLimits = {
  /** Milliseconds. */
  checkInterval: 15_000,
  /** Five minutes without output and CPU time. Counted in checks, so that the sleep of a computer does not count. */
  maxIdleChecks: 20,
  /** Half an hour, on systems that do not tell the CPU time. */
  maxSilentChecks: 120,
  /** Seconds. A process that waits still spends some milliseconds. */
  minCpuStep: 0.5,
  /** Seconds of all processors. A first build with 1,000 posts takes a fifth of it. */
  maxCpuTime: 90 * 60,
};

export type ProgressWatch = { reportOutput: () => void; stop: () => void };

/**
 * Calls `onStuck` once when the work makes no progress, or an endless loop has used too much CPU time.
 * @param readCpuTime of the work, in seconds; null if it is unknown
 */
export function watchProgress(
  readCpuTime: () => Promise<number | null>,
  onStuck: () => void,
  limits = progressLimits,
): ProgressWatch {
  let idleChecks = 0;
  let lastCpuTime = 0;
  let isChecking = false;
  const check = async () => {
    const cpuTime = await readCpuTime();
    idleChecks += 1;
    if (cpuTime !== null && cpuTime - lastCpuTime >= limits.minCpuStep) {
      idleChecks = 0;
      lastCpuTime = cpuTime;
    }
    const maxChecks = cpuTime === null ? limits.maxSilentChecks : limits.maxIdleChecks;
    if (idleChecks < maxChecks && (cpuTime ?? 0) < limits.maxCpuTime) return;
    stop();
    onStuck();
  };
  const timer = setInterval(() => {
    if (isChecking) return;
    isChecking = true;
    void check().finally(() => {
      isChecking = false;
    });
  }, limits.checkInterval);
  const stop = () => clearInterval(timer);
  return {
    reportOutput: () => {
      idleChecks = 0;
    },
    stop,
  };
}
