import Type from 'typebox';
import { AdminResponse } from '../../contract/accounts/schema';
import { getIdentity } from '../auth/guards';
import type { Context } from '../context';
import type { App } from '../http/app-type';
import { forbidden } from '../http/errors';
import { claimRole } from './queries';

/** The admin check (specification, section 7). Any address but one's own verified e-mail is 403, whether known or not. */
export function adminRoutes(app: App, { database }: Context): void {
  app.get(
    '/admin/:email',
    {
      schema: {
        summary: 'Get the role of the signed-in person',
        tags: ['Signed in'],
        security: [{ idToken: [] }],
        params: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        response: { 200: AdminResponse },
      },
    },
    async (request) => {
      const { uid, email } = getIdentity(request);
      if (email === null || email !== request.params.email.toLowerCase()) throw forbidden();
      const role = await claimRole(database.db, { uid, email });
      return { isAdmin: role !== null, role };
    },
  );
}
