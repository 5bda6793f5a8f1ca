import Type from 'typebox';
import { HelpDeskReceipt, HelpDeskStatus, HelpDeskStatusRequest } from './status-schema';
import { AssigneesQuery, AssigneesResponse } from '../inbox/change-schema';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { helpDeskLimits } from '../shared/list-limits';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import { stringEnum } from '../shared/schema/fields';
import { limitQuery } from '../shared/schema/list-query';
import { UndoRequest, UndoResponse } from '../shared/schema/undo';
import { consentEndpoints } from '../sms/endpoints';
import { helpDeskTypes } from './constants';
import { IdentityConfirmation, IdentityResponse } from './identity-schema';
import {
  HelpDeskCounts,
  HelpDeskResponse,
  QueueExportQuery,
  QueueQuery,
  QueueResponse,
} from './queue-schema';
import {
  BulkRecordChange,
  BulkRecordResponse,
  FileRemovalQuery,
  FileRemovalResponse,
  FileUploadResponse,
  HelpDeskDetail,
  HelpDeskMessage,
  HelpDeskNote,
  HelpDeskReply,
  RecordChange,
  RecordChangeResponse,
  SentHelpDeskMessage,
  TimeOffQuery,
  TimeOffResponse,
} from './record-schema';
import { helpDeskScreens } from './screens';

/** The handlers also check the queue of the record. */
const access = Object.values(helpDeskScreens);

const queue = Type.Object({ type: stringEnum(helpDeskTypes) });

export const helpDeskEndpoints = withAccess(access, {
  'POST /helpDesk': {
    summary: 'Send a request to the office, as a caregiver',
    access: 'anyone',
    body: 'form',
    response: HelpDeskReceipt,
  },
  // POST keeps the token out of URLs and logs.
  'POST /helpDesk/status': {
    summary: 'Get the status of a help-desk request',
    access: 'anyone',
    body: HelpDeskStatusRequest,
    response: HelpDeskStatus,
  },
  'POST /helpDesk/file': {
    summary: 'Download the file attached to a help-desk request',
    description: 'Returns a PDF file.',
    access: 'anyone',
    body: HelpDeskStatusRequest,
    response: 'file',
  },
  'GET /helpDesk': {
    summary: 'List help-desk requests, newest first',
    description: `All waiting records, and reviewed ones up to ${String(helpDeskLimits.default)} in total. With \`limit\`, waiting records come before reviewed ones. X-Total-Count is the total.`,
    query: limitQuery,
    response: HelpDeskResponse,
  },
  'GET /helpDesk/counts': {
    summary: 'Count waiting requests in each queue',
    response: HelpDeskCounts,
  },
  'GET /helpDesk/queues/:type': {
    summary: 'List the requests of a queue',
    params: queue,
    query: QueueQuery,
    response: QueueResponse,
  },
  'GET /helpDesk/queues/:type/assignees': {
    summary: 'List staff who can be assigned requests of the queue',
    params: queue,
    query: AssigneesQuery,
    response: AssigneesResponse,
  },
  'GET /helpDesk/queues/:type/export': {
    ...exportEndpoint('a help-desk queue', access, QueueExportQuery),
    params: queue,
  },
  'GET /helpDesk/time-off': {
    summary: 'Get the time-off calendar',
    query: TimeOffQuery,
    response: TimeOffResponse,
  },
  'POST /helpDesk/records/states': {
    summary: 'Change the state or assignee of several help-desk requests',
    body: BulkRecordChange,
    response: BulkRecordResponse,
  },
  'POST /helpDesk/records/undo': {
    summary: 'Undo a change of help-desk requests',
    body: UndoRequest,
    response: UndoResponse,
  },
  'GET /helpDesk/records/:id': {
    summary: 'Get a help-desk request with all details',
    response: HelpDeskDetail,
    hasEtag: true,
  },
  'PATCH /helpDesk/records/:id': {
    summary: 'Change the state, assignee, or decision of a help-desk request',
    body: RecordChange,
    response: RecordChangeResponse,
  },
  'POST /helpDesk/records/:id/presence': presenceEndpoint('a help-desk record', access),
  ...consentEndpoints('/helpDesk/records/:id', access),
  'POST /helpDesk/records/:id/identity': {
    summary: 'Confirm who sent a pay-stub request',
    body: IdentityConfirmation,
    response: IdentityResponse,
  },
  'POST /helpDesk/records/:id/replies': {
    summary: 'Reply by text, by email, or on the status page',
    body: HelpDeskReply,
    response: SentHelpDeskMessage,
    status: 201,
  },
  'POST /helpDesk/records/:id/notes': {
    summary: 'Add a private note to a help-desk request',
    body: HelpDeskNote,
    response: SentHelpDeskMessage,
    status: 201,
  },
  'POST /helpDesk/records/:id/messages/:messageId/retry': {
    summary: 'Send a failed reply again',
    response: HelpDeskMessage,
  },
  'GET /helpDesk/records/:id/file': {
    summary: 'Download the file attached to a help-desk request',
    description: 'Returns a PDF file.',
    perMinute: 30,
    response: 'file',
  },
  'POST /helpDesk/records/:id/file': {
    summary: 'Attach a PDF to a pay-stub request, replacing the current one',
    description:
      'Multipart: `file`, a PDF of at most 5 MB, the current `version`, and `to`, the recipient in `identity` (empty: the status page). 409 until it is certain who sent the request.',
    body: 'form',
    response: FileUploadResponse,
    status: 201,
  },
  'DELETE /helpDesk/records/:id/file': {
    summary: 'Delete the file of a help-desk record',
    query: FileRemovalQuery,
    response: FileRemovalResponse,
  },
} as const satisfies OpenTable);
