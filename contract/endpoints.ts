import { accountEndpoints } from './accounts/endpoints';
import { auditEndpoints } from './audit/endpoints';
import { employeeEndpoints } from './employees/endpoints';
import { inboxEndpoints } from './inbox/endpoints';
import { overviewEndpoints } from './overview/endpoints';
import { searchEndpoints } from './search/endpoints';
import { signatureEndpoints } from './signatures/endpoints';
import { visitEndpoints } from './visits/endpoints';

/** Every call of the API. The browser takes only its type. */
export const endpoints = {
  ...accountEndpoints,
  ...auditEndpoints,
  ...employeeEndpoints,
  ...inboxEndpoints,
  ...overviewEndpoints,
  ...searchEndpoints,
  ...signatureEndpoints,
  ...visitEndpoints,
};

export type Endpoints = typeof endpoints;
