import { Suspense, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useSignedInHint } from '../../lib/auth/signed-in-hint';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated';
import { createLazyComponent } from '../../ui/loading/lazy-component';

const SignedInMenu = createLazyComponent(
  () => import('../../islands/account/signed-in-menu').then((module) => module.SignedInMenu),
  SignedOut,
);

/** Sign In, or the account menu, whose code is loaded only if a person seems signed in (lib/auth/signed-in-hint.ts). */
export function AccountSlot() {
  const isHydrated = useIsHydrated();
  const placeholder = <SignInLink isPlaceholder />;
  if (!useSignedInHint()) return isHydrated ? <SignInLink /> : placeholder;
  return (
    <Suspense fallback={placeholder}>
      <SignedInMenu signedOut={<SignInLink />} />
    </Suspense>
  );
}

function SignedOut({ signedOut }: { signedOut: ReactNode }) {
  return <>{signedOut}</>;
}

function SignInLink({ isPlaceholder = false }: { isPlaceholder?: boolean }) {
  return (
    <Link
      to={clientRoutes.login}
      css={[...buttonStyle('outline'), isPlaceholder && placeholderStyle]}
    >
      Sign In
    </Link>
  );
}

const placeholderStyle = css({ 'html[data-person] &': { visibility: 'hidden' } });
