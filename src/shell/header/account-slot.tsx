import { Link } from 'gatsby';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';
import { ClientOnly } from '../../ui/client-only';
import { fetched } from '../fetched';

const AccountMenu = fetched(
  () => import('../../features/account/account-menu').then((module) => module.AccountMenu),
  SignIn,
);

/** The account menu; a plain link to the sign-in until its script is there, and without JavaScript. */
export function AccountSlot() {
  return (
    <ClientOnly fallback={<SignIn />}>
      <AccountMenu />
    </ClientOnly>
  );
}

function SignIn() {
  return (
    <Link to={clientRoutes.login} css={buttonStyle('outline')}>
      Sign In
    </Link>
  );
}
