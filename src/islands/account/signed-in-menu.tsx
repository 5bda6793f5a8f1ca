import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { LayoutDashboard } from 'lucide-react';
import useSWR from 'swr';
import { adminCheckPath, checkAdmin } from '../../lib/auth/admin-check';
import { swrDefaults } from '../../lib/api/swr-config';
import { useUser } from '../../lib/auth/use-user';
import { clientRoutes } from '../../site/routes';
import { AccountPlaceholder } from './account-menu-placeholder';
import { itemStyle, PersonMenu } from './account-menu';

type SignedInMenuProps = {
  /** What shows when nobody is signed in after all. */
  signedOut: ReactNode;
};

/** The account menu of a browser that seems signed in: brings the sign-in code, finds out who it is and whether an admin. */
export function SignedInMenu({ signedOut }: SignedInMenuProps) {
  const { user } = useUser();
  const email = typeof user === 'object' ? user?.email : null;
  const { data } = useSWR(email ? adminCheckPath(email) : null, checkAdmin, swrDefaults);

  if (user === 'loading') return <AccountPlaceholder />;
  if (user === 'failed' || user === null) return <>{signedOut}</>;
  return (
    <PersonMenu user={user} place="header">
      {data?.isAdmin && (
        <li>
          <Link to={clientRoutes.dashboard} css={itemStyle}>
            <LayoutDashboard size={18} aria-hidden /> Dashboard
          </Link>
        </li>
      )}
    </PersonMenu>
  );
}
