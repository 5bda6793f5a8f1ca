declare module '../../core/db/tables' {
  interface Tables {
    searchTokens: SearchTokenTable;
  }
}

/** docs/decisions/042. SQLite has one row per token and record, PostgreSQL one per record with all its tokens. */
export type SearchTokenTable = {
  /** The record's column `n`. */
  recordN: number;
  /** SQLite */
  token: number;
  /** PostgreSQL */
  kind: IndexedKind;
  tokens: readonly number[];
};

export type IndexedKind = 'thread' | 'request' | 'application' | 'employee';
