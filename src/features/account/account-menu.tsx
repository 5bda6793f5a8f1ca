import { lazy, Suspense } from 'react';
import { useSignedInHint } from '../../lib/use-signed-in-hint';
import { AccountPlaceholder } from './account-placeholder';
import { SignInLink } from './sign-in-link';

/** Offline the menu's code may not arrive: the page then shows what it showed before. */
const SignedInMenu = lazy(() =>
  import('./signed-in-menu').then(
    (menu) => ({ default: menu.SignedInMenu }),
    () => ({ default: SignInLink }),
  ),
);

/**
 * The public shell's account menu (specification section 2): Sign In, or photo, name, Sign Out and, for admins, the
 * dashboard. The sign-in code is loaded only where a session seems to be.
 */
export function AccountMenu() {
  if (!useSignedInHint()) return <SignInLink />;
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <SignedInMenu />
    </Suspense>
  );
}
