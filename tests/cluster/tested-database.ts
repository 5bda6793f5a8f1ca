import type { Random } from './random';

/** Something that goes wrong, until it is over. */
export type Fault = { name: string; run: (random: Random) => Promise<void> };

/** The database of the API servers. */
export type TestedDatabase = {
  serverCount: number;
  /** Settings of the API servers. */
  environment: Record<string, string>;
  faults: readonly Fault[];
  isHealthy(): Promise<boolean>;
  query(statement: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
};
