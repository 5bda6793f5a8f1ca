import type { RecordKind } from '../../../contract/shared/record-url';

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
  /** Of requests that created a record. `fingerprint`: HMAC of the request, to tell a retry from a different one with its key. */
  idempotencyKeys: { key: string; fingerprint: string; createdId: string; at: string };
  /** The change history of records with form fields. */
  fieldChanges: {
    id: string;
    kind: RecordKind;
    recordId: string;
    /** The version that the change created. */
    version: number;
    at: string;
    byEmail: string;
    field: string;
    /** Both null for an action on the whole record, for a text that is too long, and for encrypted values. */
    fromText: string | null;
    toText: string | null;
    /** JSON of { from, to }, for a record about a person. */
    valuesEncrypted: string | null;
    /** The same for all entries of one bulk action. */
    batch: string | null;
  };
  settings: { name: string; value: string };
}
