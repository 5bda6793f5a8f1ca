import { lazy, Suspense } from 'react';
import Lock from 'lucide-react/icons/lock';
import { canManageAccounts } from '../../../../contract/shared/roles';
import { AccountsPage } from '../../accounts/page';
import { PageHeader, ScreenBody, type ScreenProps } from '../../components/screen';
import { TableSkeleton } from '../../components/status/notice';
import { useStaff } from '../../hooks/use-staff';
import { ScreenNotice } from './screen-error-boundary';

const AuditView = lazy(async () => ({ default: (await import('../../audit/page')).AuditPage }));

/** Users info: the accounts, or with ?view=audit the audit log. */
export function UsersPage(props: ScreenProps) {
  const { access } = useStaff();
  const { screen, location } = props;
  if (new URLSearchParams(location.search).get('view') !== 'audit') {
    return <AccountsPage {...props} />;
  }
  if (!canManageAccounts(access.role)) {
    return (
      <ScreenNotice
        header={screen.label}
        icon={Lock}
        title="You don’t have access to the audit log"
      >
        <p>Only owners can open it.</p>
      </ScreenNotice>
    );
  }
  const loading = (
    <ScreenBody>
      <PageHeader title={screen.label} />
      <TableSkeleton />
    </ScreenBody>
  );
  return (
    <Suspense fallback={loading}>
      <AuditView {...props} />
    </Suspense>
  );
}
