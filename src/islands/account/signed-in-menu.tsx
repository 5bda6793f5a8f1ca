import { useEffect } from 'react';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { createRoot } from 'react-dom/client';
import { useAdminCheck } from '../../browser/hooks/use-admin-check';
import { useUser } from '../../browser/hooks/use-user';
import { getPageLanguage } from '../../browser/script-texts';
import { clientRoutes } from '../../shared/routes';
import { target } from '../../theme/tokens';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Skeleton } from '../../ui/loading/skeleton';
import { AccountMenu, menuItemStyle, type AccountTexts } from '../../ui/account-menu';

const spanish: AccountTexts & { dashboard: string; signIn: string } = {
  account: 'Su cuenta',
  profile: 'Su perfil',
  signOut: 'Salir',
  signOutAnyway: 'Salir de todos modos',
  failed: 'No pudimos cerrar su sesión. Revise su conexión e intente otra vez.',
  dashboard: 'Panel de la oficina',
  signIn: 'Entrar',
};

/** Undefined on English pages. */
const getSpanish = () => (getPageLanguage() === 'es' ? spanish : undefined);

/** The account menu, or Sign In if no one is signed in after all. */
export function SignedInMenu() {
  const { user } = useUser();
  const email = typeof user === 'object' ? user?.email : null;
  const { data } = useAdminCheck(email);
  const texts = getSpanish();

  if (user === 'loading') {
    return (
      <span css={{ display: 'grid', alignItems: 'center', width: '5rem', height: target }}>
        <Skeleton height="2rem" />
      </span>
    );
  }
  if (user === 'failed' || user === null) return <SignInLink />;
  return (
    <AccountMenu user={user} location="header" {...(texts && { texts })}>
      {data?.isAdmin && (
        <li>
          <a href={clientRoutes.dashboard} css={menuItemStyle}>
            <LayoutDashboard size={18} aria-hidden /> {texts?.dashboard ?? 'Dashboard'}
          </a>
        </li>
      )}
    </AccountMenu>
  );
}

function SignInLink() {
  // The header hides its link from a person who seems signed in.
  useEffect(() => {
    delete document.documentElement.dataset.person;
  }, []);
  return (
    <a href={clientRoutes.login} css={buttonStyle('outline')}>
      {getSpanish()?.signIn ?? 'Sign In'}
    </a>
  );
}

export function showAccount(box: HTMLElement): void {
  createRoot(box).render(<SignedInMenu />);
}
