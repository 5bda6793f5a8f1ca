import type { DraftKind } from '../contract/drafts/constants';
import type { RecordSource } from './core/http/presence/presence';
import { applicationRecords } from './features/applications/service';
import {
  employeeFollowUps,
  employeePhotoRecords,
  employeeRecords,
} from './features/employees/service';
import { helpDeskRecords } from './features/help-desk/service';
import { threadRecords } from './features/inbox/service';
import { jobRecords } from './features/jobs/service';
import { postRecords } from './features/posts/service';
import type { RecordPaths } from './services/auth/region-guard';
import { applicationMessages } from './features/applications/messages';
import { requestMessages } from './features/help-desk/messages/request-messages';
import { threadMessages } from './features/inbox/replies/thread-messages';
import type { FollowUpSubjects } from './services/follow-ups/change-follow-up';

/** The records that drafts belong to. */
export const draftRecords: Record<DraftKind, RecordSource> = {
  thread: threadRecords,
  'help-desk': helpDeskRecords,
  decision: helpDeskRecords,
  application: applicationRecords,
  employee: employeeRecords,
  job: jobRecords,
};

/** The paths of records that have a region. */
export const recordPaths: RecordPaths = [
  ['/chats/:userId', threadRecords],
  ['/helpDesk/records/:id', helpDeskRecords],
  ['/jobs/applications/:id', applicationRecords],
  ['/jobs/:id', jobRecords],
  ['/employees/photos/:photo', employeePhotoRecords],
  ['/employees/:id', employeeRecords],
  ['/signatures/:id', employeeRecords],
  ['/posts/:id', postRecords],
];

/** The records that can have a follow-up. */
export const followUpSubjects: FollowUpSubjects = {
  thread: threadMessages,
  request: requestMessages,
  application: applicationMessages,
  employee: employeeFollowUps,
};
