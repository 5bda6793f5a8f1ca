import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { LayoutDashboard } from 'lucide-react';
import useSWR from 'swr';
import { getAdminCheckPath, checkAdmin } from '../../lib/auth/admin-check';
import { swrConfig } from '../../lib/api/swr-config';
import { useUser } from '../../lib/auth/use-user';
import { clientRoutes } from '../../site/routes';
import { target } from '../../theme/shape';
import { Skeleton } from '../../ui/loading/skeleton';
import { AccountMenu, menuItemStyle } from './account-menu';

/** The account menu; `signedOut` is shown if no one is signed in. */
export function SignedInMenu({ signedOut }: { signedOut: ReactNode }) {
  const { user } = useUser();
  const email = typeof user === 'object' ? user?.email : null;
  const { data } = useSWR(email ? getAdminCheckPath(email) : null, checkAdmin, swrConfig);

  if (user === 'loading') {
    return (
      <span css={{ display: 'grid', alignItems: 'center', width: '5rem', height: target }}>
        <Skeleton height="2rem" />
      </span>
    );
  }
  if (user === 'failed' || user === null) return <>{signedOut}</>;
  return (
    <AccountMenu user={user} location="header">
      {data?.isAdmin && (
        <li>
          <Link to={clientRoutes.dashboard} css={menuItemStyle}>
            <LayoutDashboard size={18} aria-hidden /> Dashboard
          </Link>
        </li>
      )}
    </AccountMenu>
  );
}
