import { Link } from 'gatsby';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';
import { fetched, Island } from '../island';

const AccountMenu = fetched(
  () => import('../../features/account/account-menu').then((module) => module.AccountMenu),
  SignIn,
);

/** The account menu; a plain link to the sign-in until its script is there, and without JavaScript. */
export function AccountSlot() {
  return (
    <Island before={<SignIn />}>
      <AccountMenu />
    </Island>
  );
}

function SignIn() {
  return (
    <Link to={clientRoutes.login} css={buttonStyle('outline')}>
      Sign In
    </Link>
  );
}
