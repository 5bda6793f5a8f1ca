import { lazy, Suspense } from 'react';
import { Lock } from 'lucide-react';
import { mayManageAccounts } from '../../../contract/roles';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { useStaff } from '../parts/staff';
import { TableSkeleton } from '../parts/table';
import { AccountsView } from './accounts-view';

const AuditView = lazy(async () => ({ default: (await import('./audit-view')).AuditView }));

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
