import Type from 'typebox';
import { AdminAnswer } from '../../contract/accounts/schema';
import type { App } from '../http/app-type';
import { identityOf } from '../auth/guards';
import type { Context } from '../context';
import { claimRole } from './queries';
import { forbidden } from '../http/errors';

/**
 * GET /admin/{email} (specification section 7): whether the signed-in person works here. Only for the token's own verified
 * e-mail; for any other address 403, in the same words whether it is known or not.
 */
export function adminRoutes(app: App, { database }: Context): void {
  app.get(
    '/admin/:email',
    {
      schema: {
        summary: 'The role of the signed-in person',
        tags: ['Signed in'],
        security: [{ idToken: [] }],
        params: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        response: { 200: AdminAnswer },
      },
    },
    async (request) => {
      const { uid, email } = identityOf(request);
      if (email === null || email !== request.params.email.toLowerCase()) throw forbidden();
      const role = await claimRole(database.db, { uid, email });
      return { isAdmin: role !== null, role };
    },
  );
}
