import { HelpDeskStatus, HelpDeskStatusRequest } from '../../../contract/forms/schema';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findStatus } from './queries';
import { HttpError } from '../../http/errors';
import { limits } from '../../http/limits/rate-limit';
import { hashOfToken } from '../requests/create-request';

/** POST /helpDesk/status: what has become of a request. A POST, so that the token stands in no address and no log. */
export function helpDeskStatusRoutes(app: App, context: Context): void {
  app.post(
    '/helpDesk/status',
    {
      config: limits(context, { max: 60, perMinutes: 10 }),
      schema: {
        summary: 'What has become of a help-desk request',
        tags: ['Visitors'],
        body: HelpDeskStatusRequest,
        response: { 200: HelpDeskStatus },
      },
    },
    async (request) => {
      const now = context.now().toISOString();
      const hash = hashOfToken(request.body.token);
      const found = await findStatus(context.database.db, context.vault, hash, now);
      if (found === null) throw deadLink();
      const { region, ...status } = found;
      const { place, phone } = context.regions[region];
      return { ...status, office: { place, phone } };
    },
  );
}

/** 404 for a private link, in the same words whether it never was or is over. */
export function deadLink(): HttpError {
  return new HttpError(
    404,
    'not_found',
    'This link does not work, or no longer. Please call the office.',
  );
}
