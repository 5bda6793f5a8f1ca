/** Milliseconds of a processor that some work takes, in all threads of this process and whatever else the machine does meanwhile. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
