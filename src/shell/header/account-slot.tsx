import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';
import { ClientOnly } from '../../ui/client-only';
import { fetched } from '../fetched';

const AccountMenu = fetched(
  () =>
    import(/* webpackChunkName: "islands" */ '../../features/account/account-menu').then(
      (module) => module.AccountMenu,
    ),
  SignIn,
);

/**
 * The account menu; a plain link to the sign-in until its script is there, and without JavaScript. Where somebody seems to be
 * signed in (lib/signed-in-hint.ts) the link only holds the menu's place.
 */
export function AccountSlot() {
  return (
    <ClientOnly fallback={<SignIn untilKnown />}>
      <AccountMenu />
    </ClientOnly>
  );
}

function SignIn({ untilKnown = false }: { untilKnown?: boolean }) {
  return (
    <Link to={clientRoutes.login} css={[...buttonStyle('outline'), untilKnown && untilKnownStyle]}>
      Sign In
    </Link>
  );
}

const untilKnownStyle = css({ 'html[data-person] &': { visibility: 'hidden' } });
