import { FileSearch } from 'lucide-react';
import type { AuditResponse } from '../../../contract/audit/schema';
import { useListPage } from '../api/use-list-page';
import { EmptyState } from '../components/list/empty-state';
import { ListToolbar } from '../components/list/list-toolbar';
import { PagedList } from '../components/list/paged-list';
import { PageHeader } from '../components/screen/page-header';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { getUsersViews } from '../components/screen/users-views';
import { ViewLinks } from '../components/screen/view-links';
import { useListState } from '../hooks/list/use-list-state';
import { auditColumns } from './columns';
import { AuditFilters } from './filters';
import { auditParams } from './params';

/** The audit log, for the owner. */
export function AuditPage({ screen, location }: ScreenProps) {
  const path = `${screen.path}?view=audit`;
  const listState = useListState(location, path, auditParams);
  const { state } = listState;
  const page = useListPage<AuditResponse>(auditParams.toSwrKey('/audit', state), 0);
  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="Who viewed masked data, exported lists, replied, or changed something."
      />
      <ViewLinks views={getUsersViews(screen.path)} current="audit" />
      <ListToolbar
        search={{ id: 'audit-search', label: 'Search the audit', placeholder: 'Search target' }}
        listState={listState}
        exportPath={auditParams.toExportPath('/audit/export', state)}
      >
        <AuditFilters state={state} people={page.data?.people ?? []} onChange={listState.update} />
      </ListToolbar>
      <PagedList
        page={page}
        listState={listState}
        caption="Audit, newest first"
        one="entry"
        many="entries"
        columns={auditColumns}
        noMatch={() => <EmptyState icon={FileSearch} title="No entries found" allUrl={path} />}
      />
    </ScreenBody>
  );
}
