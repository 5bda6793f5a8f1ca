import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { retryMessage } from '../../../services/messages/retry-message';
import { createMessage } from '../../../services/messages/service';
import type { Context } from '../../context';
import { findSentSignature } from '../../signatures/service';
import { findRecipient, requestMessages } from './request-messages';

export function helpDeskMessageRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, helpDeskEndpoints);

  handle('POST /helpDesk/records/:id/replies', (request) => {
    const { params, body } = request;
    return createMessage(context, request, requestMessages, params.id, async (writing) => ({
      ...body,
      signature: await findSentSignature(context, writing.tx, writing.actor.email),
      to: await findRecipient(
        writing.tx,
        context.encryption,
        writing.record,
        body.channel,
        writing.actor.at,
      ),
    }));
  });

  handle('POST /helpDesk/records/:id/notes', (request) => {
    const { params, body } = request;
    return createMessage(context, request, requestMessages, params.id, () => ({
      channel: 'note',
      ...body,
    }));
  });

  handle('POST /helpDesk/records/:id/messages/:messageId/retry', (request) => {
    const { id: recordId, messageId } = request.params;
    return retryMessage(context, request, requestMessages, { recordId, messageId });
  });
}
