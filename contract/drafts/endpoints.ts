import type { EndpointTable } from '../shared/schema/endpoint';
import { DraftChange, DraftSaved, DraftsResponse } from './schema';

/** Every role: drafts are unsent text, for its author only (docs/decisions/038). */
const access = ['overview'] as const;

export const draftEndpoints = {
  'GET /drafts': {
    summary: 'List your own unsent drafts',
    access,
    perMinute: 120,
    response: DraftsResponse,
  },
  'PUT /drafts': {
    summary: 'Save or delete one of your drafts',
    description: '409 if another window has changed it since.',
    access,
    perMinute: 240,
    body: DraftChange,
    response: DraftSaved,
  },
} as const satisfies EndpointTable;
