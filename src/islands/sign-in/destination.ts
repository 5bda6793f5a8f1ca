import { checkAdmin, adminCheckPath } from '../../lib/auth/admin-check';
import type { SignedInUser } from '../../lib/auth/auth';
import { safeNext } from '../../lib/auth/safe-redirect';
import { clientRoutes, routes } from '../../site/routes';

/**
 * Where sign-in leads: `next` when it is a page of this site, else the dashboard for admins, else the home page.
 * An admin check that fails leads home: the dashboard's own gate asks again.
 * @param search the query of the sign-in page, '?next=/contact'
 */
export async function destinationOf(user: SignedInUser, search: string): Promise<string> {
  const next = safeNext(new URLSearchParams(search).get('next'));
  if (next !== null) return next;
  if (user.email === null) return routes.home;
  try {
    const { isAdmin } = await checkAdmin(adminCheckPath(user.email));
    return isAdmin ? clientRoutes.dashboard : routes.home;
  } catch {
    return routes.home;
  }
}
