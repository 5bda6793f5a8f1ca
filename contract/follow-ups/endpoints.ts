import { AssigneesResponse } from '../inbox/change-schema';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { UndoRequest, UndoResponse } from '../shared/schema/undo';
import { followUpScreens } from './constants';
import { DoneQuery, FollowUpChange, followUpParams, FollowUpResponse } from './schema';

/** The handlers also check that the caller sees the record. */
const access = followUpScreens;

const changing = { params: followUpParams, response: FollowUpResponse } as const;

export const followUpEndpoints = withAccess(access, {
  'PUT /follow-ups/:kind/:id': {
    summary: 'Set the next follow-up of a record',
    ...changing,
    body: FollowUpChange,
  },
  'DELETE /follow-ups/:kind/:id': {
    summary: 'Mark the next follow-up of a record as done',
    ...changing,
    query: DoneQuery,
  },
  'GET /follow-ups/:kind/:id/assignees': {
    summary: 'List staff who can own the follow-up of a record',
    params: followUpParams,
    response: AssigneesResponse,
  },
  'POST /follow-ups/undo': {
    summary: 'Undo a change of a follow-up',
    body: UndoRequest,
    response: UndoResponse,
  },
} as const satisfies OpenTable);
