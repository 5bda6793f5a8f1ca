import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import type { Context } from '../../context';
import { inTransaction } from '../../../core/db/engine';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError } from '../../../core/http/errors';
import { rateLimit } from '../../../core/http/limits/rate-limit';
import { sendAttachment } from '../../../core/http/send-attachment';
import { recordFileOpened } from '../event-queries';
import { readFile } from '../files/queries';
import { hashToken } from '../../../core/hash-token';
import { findByToken, findStatus } from './queries';

/** The status of a request, and its file, for the token of either. */
export function helpDeskStatusRoutes(app: App, context: Context): void {
  const { database, regions, encryption } = context;
  const handle = createHandle(app, context, helpDeskEndpoints);
  const limit = { config: rateLimit(context, { max: 60, perMinutes: 10 }) };

  handle(
    'POST /helpDesk/status',
    async (request) => {
      const now = context.now().toISOString();
      const tokenHash = hashToken(request.body.token);
      const found = await findStatus(database.db, encryption, tokenHash, now);
      if (found === null) throw deadLinkError();
      const { region, ...status } = found;
      const { place, phone } = regions[region];
      return { ...status, office: { place, phone } };
    },
    limit,
  );

  handle(
    'POST /helpDesk/file',
    async (request, reply) => {
      const now = context.now().toISOString();
      const file = await inTransaction(database.db, async (tx) => {
        const record = await findByToken(tx, hashToken(request.body.token), now);
        const found =
          record?.showsFile === true
            ? await readFile(tx, encryption, { recordId: record.id, now })
            : null;
        if (record === null || found === null) throw deadLinkError();
        // The office must know whether the wrong file was seen.
        await recordFileOpened(tx, { recordId: record.id, at: now, addedAt: found.addedAt });
        return found;
      });
      return sendAttachment(reply, file);
    },
    limit,
  );
}

function deadLinkError(): HttpError {
  const message = 'This link doesn’t work or has expired. Please call the office.';
  return new HttpError(404, 'not_found', message);
}
