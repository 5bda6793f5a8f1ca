import { navigate } from 'gatsby';
import { isClientRoute } from '../shared/routes';

/** Navigates to a page. Sign-in and the dashboard share one React application; every other page loads as a new document. */
export function goTo(path: string, { replace = false } = {}): void {
  if (isClientRoute(path)) void navigate(path, { replace });
  else if (replace) window.location.replace(path);
  else window.location.assign(path);
}
