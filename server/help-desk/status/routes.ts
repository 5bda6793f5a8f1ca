import { HelpDeskStatus, HelpDeskStatusRequest } from '../../../contract/forms/schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findStatus } from './queries';
import { HttpError } from '../../http/errors';
import { rateLimit } from '../../http/limits/rate-limit';
import { hashToken } from '../requests/create-request';

/** POST /helpDesk/status: the status of a request. POST keeps the token out of URLs and logs. */
export function helpDeskStatusRoutes(app: App, context: Context): void {
  app.post(
    '/helpDesk/status',
    {
      config: rateLimit(context, { max: 60, perMinutes: 10 }),
      schema: {
        summary: 'The status of a help-desk request',
        tags: ['Visitors'],
        body: HelpDeskStatusRequest,
        response: { 200: HelpDeskStatus },
      },
    },
    async (request) => {
      const now = context.now().toISOString();
      const tokenHash = hashToken(request.body.token);
      const found = await findStatus(context.database.db, context.vault, tokenHash, now);
      if (found === null) throw deadLinkError();
      const { region, ...status } = found;
      const { place, phone } = context.regions[region];
      return { ...status, office: { place, phone } };
    },
  );
}

/** The same for unknown and expired links. */
export function deadLinkError(): HttpError {
  const message = 'This link does not work or has expired. Please call the office.';
  return new HttpError(404, 'not_found', message);
}
