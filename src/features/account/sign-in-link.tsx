import { Link } from 'gatsby';
import { clientRoutes } from '../../site/routes';
import { buttonStyle } from '../../ui/button-style';

/** What the account menu is for whoever is not signed in. */
export function SignInLink() {
  return (
    <Link to={clientRoutes.login} css={buttonStyle('outline')}>
      Sign In
    </Link>
  );
}
