import { lazy, Suspense } from 'react';
import { Lock } from 'lucide-react';
import { mayManageAccounts } from '../../../../contract/shared/roles';
import { Notice } from '../../components/status/notice';
import { PageHeader } from '../../components/screen/page-header';
import { ScreenBody } from '../../components/screen/screen-body';
import type { ScreenProps } from '../../components/screen/screen-props';
import { useStaff } from '../../hooks/session/use-staff';
import { TableSkeleton } from '../../components/table/table-container';
import { AccountsView } from '../../accounts/page';

const AuditView = lazy(async () => ({ default: (await import('../../audit/page')).AuditView }));

/** Users info: the accounts, and for the owner who did what. Which of both is in the address. */
export function Users(props: ScreenProps) {
  const { role } = useStaff();
  const { screen, location } = props;
  if (new URLSearchParams(location.search).get('view') !== 'audit') {
    return <AccountsView {...props} />;
  }
  if (!mayManageAccounts(role)) {
    return (
      <ScreenBody>
        <PageHeader title={screen.label} />
        <Notice icon={Lock} title="The audit is not for your role">
          <p>Only an owner reads who did what.</p>
        </Notice>
      </ScreenBody>
    );
  }
  return (
    <Suspense fallback={<Opening title={screen.label} />}>
      <AuditView {...props} />
    </Suspense>
  );
}

function Opening({ title }: { title: string }) {
  return (
    <ScreenBody>
      <PageHeader title={title} />
      <TableSkeleton />
    </ScreenBody>
  );
}
