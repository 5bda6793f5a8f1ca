import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { UndoRequest, UndoResponse } from '../shared/schema/undo';
import { MessageFile } from './schema';

/** The handlers check the record that the message is about. */
const access = ['overview'] as const;

export const messageEndpoints = withAccess(access, {
  'POST /uploads': {
    summary: 'Upload a file for a message that is not sent yet',
    description:
      'Multipart: `file`, and `draft`, the key of the message’s draft, or `template`. It is deleted after 30 days unless it is sent.',
    body: 'form',
    response: MessageFile,
    status: 201,
  },
  'DELETE /uploads/:id': { summary: 'Delete a file that is not sent yet' },
  'GET /messages/:messageId/files/:fileId': {
    summary: 'Download a file of a message',
    description: 'Returns a JPEG, PNG, WebP, PDF, or Word file.',
    perMinute: 60,
    response: 'file',
  },
  'POST /messages/undo': {
    summary: 'Undo the sending of a message that has not left yet',
    body: UndoRequest,
    response: UndoResponse,
  },
} as const satisfies OpenTable);
