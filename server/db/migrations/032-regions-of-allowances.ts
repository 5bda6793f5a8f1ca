import type { Kysely, Migration } from 'kysely';
import { defaultRegion } from '../../../contract/shared/regions';

/** The confirmation text names the requested office, which may differ from that of the person's thread. */
export const regionsOfAllowances: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('sms_allowances')
      .addColumn('region', 'text', (column) => column.notNull().defaultTo(defaultRegion))
      .execute();
  },
};
