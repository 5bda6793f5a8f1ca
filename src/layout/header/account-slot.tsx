import { Suspense, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useSignedInHint } from '../../lib/auth/use-signed-in-hint';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { useAlive } from '../../ui/loading/use-is-hydrated';
import { fetched } from '../lazy-component';

const SignedInMenu = fetched(
  () => import('../../islands/account/signed-in-menu').then((module) => module.SignedInMenu),
  SignedOut,
);

/**
 * The public shell's account menu (specification section 2): Sign In, or photo, name, Sign Out and, for admins, the
 * dashboard. The sign-in code is loaded only where a session seems to be (lib/signed-in-hint.ts); until it is there the link
 * only holds the menu's place, and offline it stays a link.
 */
export function AccountSlot() {
  const isAlive = useAlive();
  const held = <SignIn untilKnown />;
  if (!useSignedInHint()) return isAlive ? <SignIn /> : held;
  return (
    <Suspense fallback={held}>
      <SignedInMenu signedOut={<SignIn />} />
    </Suspense>
  );
}

function SignedOut({ signedOut }: { signedOut: ReactNode }) {
  return <>{signedOut}</>;
}

function SignIn({ untilKnown = false }: { untilKnown?: boolean }) {
  return (
    <Link to={clientRoutes.login} css={[...buttonStyle('outline'), untilKnown && untilKnownStyle]}>
      Sign In
    </Link>
  );
}

const untilKnownStyle = css({ 'html[data-person] &': { visibility: 'hidden' } });
