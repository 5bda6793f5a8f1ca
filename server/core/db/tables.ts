/**
 * Every table; each owner adds its own in its table.ts. The portable subset of both engines: ids are text UUIDs, times ISO 8601 texts
 * in UTC, booleans 0 or 1, structures JSON as text.
 */
export interface Tables {
  /** Open records by viewer. A row expires at `until` unless a heartbeat renews it. */
  presence: {
    kind: string;
    subject: string;
    email: string;
    until: string;
  };
  /** Idempotency keys of requests that created a record. */
  receipts: { key: string; mark: string; madeId: string; at: string };
  settings: { name: string; value: string };
}
