import { Link } from 'gatsby';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';
import { useIsland } from '../use-island';

const loadAccountMenu = () =>
  import('../../features/account/account-menu').then((module) => module.AccountMenu);

/** The account menu; a plain link to the sign-in until its script is there, and without JavaScript. */
export function AccountSlot() {
  const AccountMenu = useIsland(loadAccountMenu);
  if (AccountMenu) return <AccountMenu />;
  return (
    <Link to={clientRoutes.login} css={buttonStyle('outline')}>
      Sign In
    </Link>
  );
}
