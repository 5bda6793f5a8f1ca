/** Milliseconds after which nobody should wait any longer. A request on a bad connection may never be answered. */
const maxWait = 5_000;

export function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('This took too long.')), maxWait);
  });
  return Promise.race([work, timeout]);
}
