import type { DraftKind } from '../contract/drafts/constants';
import type { RecordSource } from './core/http/presence/presence';
import { applicationRecords } from './features/applications/service';
import { employeeRecords } from './features/employees/service';
import { helpDeskRecords } from './features/help-desk/service';
import { threadRecords } from './features/inbox/service';
import { jobRecords } from './features/jobs/service';

/** The records that drafts belong to. */
export const draftRecords: Record<DraftKind, RecordSource> = {
  thread: threadRecords,
  'help-desk': helpDeskRecords,
  decision: helpDeskRecords,
  application: applicationRecords,
  employee: employeeRecords,
  job: jobRecords,
};
