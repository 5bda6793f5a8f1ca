import { defaultRegion } from '../../../../contract/shared/regions';
import { sqlMigration } from './run-sql';

/** The confirmation text names the requested office, which may differ from that of the person's thread. */
export const regionsOfAllowances = sqlMigration(
  `alter table sms_allowances add column region text not null default '${defaultRegion}';`,
);
