import type { PersonRecord, RelatedRecord } from '../../../contract/people/schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Config } from '../../core/config/config';
import type { EncryptedColumn } from '../../core/db/encryption/encrypted-column';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db, Tx } from '../../core/db/engine';
import type { Tables } from '../../core/db/tables';
import type { AuditSubject } from '../audit/record-audit';
import type { IndexedRecord } from '../search-index/queries';

/** The marks of a person's numbers and addresses, these in clear as far as they are known, and the ids of their records. */
export type PersonKeys = {
  marks: readonly string[];
  contacts: readonly string[];
  ids: readonly string[];
};

/** How the person's other records show it. */
type ListedRecord = Omit<RelatedRecord, 'id' | 'isConfirmed'> & { region: RegionId };

export type FoundRecord = {
  id: string;
  label: string;
  /** By which other records of the same person are found. */
  marks: readonly string[];
  /** Numbers and addresses as employees store those of their work: digits, and lower case. */
  contacts?: readonly string[];
  /** The employee whom the office has confirmed as the sender. */
  employeeId?: string | null;
  /** Left out for one without a screen. */
  listed?: ListedRecord;
  /** The thread that it is merged into. They are exported and erased together. */
  mergedInto?: string | null;
};

/** With all texts whose words the search index may have, and those that it should have if they are fewer. */
export type IndexedTexts = IndexedRecord & {
  texts: readonly string[];
  ownTexts?: readonly string[];
};

/** The rows of a table that have one of the values in a column, by the database's own names. */
export type RecordRows = {
  table: string;
  column: string;
  values: readonly (string | number)[];
  counts?: 'messages' | 'files' | 'drafts';
  /** Says nothing about the person, so that an export leaves it out. */
  isInternal?: boolean;
};

/** How a feature's records about people are found, exported, and erased. */
export type PersonSource = {
  /** Bumped after an erasure. */
  table: keyof Tables;
  /** The column of their ids, if it is another one than id. */
  key?: string;
  getAuditSubject(id: string): AuditSubject;
  /** @param keys none of the lists is empty */
  find(db: Db, encryption: Encryption, keys: PersonKeys): Promise<FoundRecord[]>;
  /** For records of the search index, whose table has a column n. */
  listIndexed?(db: Db, encryption: Encryption, ids: readonly string[]): Promise<IndexedTexts[]>;
  /** All rows of the records, in an order in which they can be deleted: their own are last. */
  listRows(db: Db, ids: readonly string[]): Promise<RecordRows[]>;
  /** Blanks what has to stay. Returns the ids of the records that are deleted. */
  retain?(tx: Tx, ids: readonly string[]): Promise<readonly string[]>;
  retention?: Retention;
  /** Why laws may require the office to keep them. Employment records are erased only on request. */
  keep?: NonNullable<PersonRecord['keep']>;
};

/** Records that are deleted after their retention period. */
type Retention = {
  kind: keyof Config['recordRetentionDays'];
  /** The column from which the period counts, and which records it is for. By the database's own names. */
  since: string;
  condition?: string;
  /** Files of the records that have a period of their own, in a table with a column keep_until. */
  files?: { kind: 'card' | 'resume'; table: string };
};

/** All records about people, and the encrypted columns of their rows. */
export type PeopleData = {
  sources: readonly PersonSource[];
  columns: readonly EncryptedColumn[];
};
