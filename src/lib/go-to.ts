import { navigate } from 'gatsby';
import { isClientRoute } from '../site/routes';

/** Goes to a page. Sign-in and the dashboard are one application; every other page is a document of its own. */
export function goTo(path: string, { replace = false } = {}): void {
  if (isClientRoute(path)) void navigate(path, { replace });
  else if (replace) window.location.replace(path);
  else window.location.assign(path);
}
