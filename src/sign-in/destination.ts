import { checkAdmin } from '../browser/auth/account';
import type { SignedInUser } from '../browser/auth/auth';
import { getSafeRedirect } from '../browser/auth/safe-redirect';
import { clientRoutes, routes } from '../shared/routes';

/**
 * The page after sign-in: `next` of the query if it is on this site, else the dashboard for admins, else the home page. A
 * failed admin check redirects to the home page.
 */
export async function findDestination(user: SignedInUser, search: string): Promise<string> {
  const next = getSafeRedirect(new URLSearchParams(search).get('next'));
  if (next !== null) return next;
  if (user.email === null) return routes.home;
  try {
    const { isAdmin } = await checkAdmin(user.email);
    return isAdmin ? clientRoutes.dashboard : routes.home;
  } catch {
    return routes.home;
  }
}
