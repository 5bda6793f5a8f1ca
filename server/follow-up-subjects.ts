import { helpDeskScreens } from '../contract/help-desk/screens';
import { recordScreens } from '../contract/shared/record-url';
import { applicationMessages } from './features/applications/messages';
import { employeeFollowUps } from './features/employees/service';
import { requestMessages } from './features/help-desk/messages/request-messages';
import { threadMessages } from './features/inbox/replies/thread-messages';
import type { FollowUpSubjects } from './services/follow-ups/follow-up-subject';

/** The records that can have a follow-up. */
export const followUpSubjects: FollowUpSubjects = {
  thread: { ...threadMessages, auditKind: 'thread', getScreen: () => recordScreens.thread },
  request: {
    ...requestMessages,
    auditKind: 'help-desk',
    getScreen: ({ type }: Awaited<ReturnType<typeof requestMessages.requireVisible>>) =>
      helpDeskScreens[type],
  },
  application: {
    ...applicationMessages,
    auditKind: 'application',
    getScreen: () => recordScreens.application,
  },
  employee: employeeFollowUps,
};
