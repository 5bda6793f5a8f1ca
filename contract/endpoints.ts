import { accountEndpoints } from './accounts/endpoints';
import { applicationEndpoints } from './applications/endpoints';
import { auditEndpoints } from './audit/endpoints';
import { callEndpoints } from './calls/endpoints';
import { draftEndpoints } from './drafts/endpoints';
import { employeeEndpoints } from './employees/endpoints';
import { followUpEndpoints } from './follow-ups/endpoints';
import { formEndpoints } from './forms/endpoints';
import { helpDeskEndpoints } from './help-desk/endpoints';
import { inboxEndpoints } from './inbox/endpoints';
import { jobEndpoints } from './jobs/endpoints';
import { messageEndpoints } from './messages/endpoints';
import { notificationEndpoints } from './notifications/endpoints';
import { overviewEndpoints } from './overview/endpoints';
import { peopleEndpoints } from './people/endpoints';
import { postEndpoints } from './posts/endpoints';
import { publishingEndpoints } from './publishing/endpoints';
import { screenerEndpoints } from './screener/endpoints';
import { searchEndpoints } from './search/endpoints';
import { signInEndpoints } from './sign-in/endpoints';
import { signatureEndpoints } from './signatures/endpoints';
import { smsEndpoints } from './sms/endpoints';
import { tagEndpoints } from './tags/endpoints';
import { viewEndpoints } from './views/endpoints';
import { visitEndpoints } from './visits/endpoints';

/** Every call of the API. The browser takes only its type. */
export const endpoints = {
  ...accountEndpoints,
  ...applicationEndpoints,
  ...auditEndpoints,
  ...callEndpoints,
  ...draftEndpoints,
  ...employeeEndpoints,
  ...followUpEndpoints,
  ...formEndpoints,
  ...helpDeskEndpoints,
  ...inboxEndpoints,
  ...jobEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
  ...overviewEndpoints,
  ...peopleEndpoints,
  ...postEndpoints,
  ...publishingEndpoints,
  ...screenerEndpoints,
  ...searchEndpoints,
  ...signInEndpoints,
  ...signatureEndpoints,
  ...smsEndpoints,
  ...tagEndpoints,
  ...viewEndpoints,
  ...visitEndpoints,
};

export type Endpoints = typeof endpoints;
