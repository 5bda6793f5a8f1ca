import { FileSearch } from 'lucide-react';
import type { AuditAnswer } from '../../../contract/audit/schema';
import { ListBar } from '../components/list/list-toolbar';
import { NoMatch } from '../components/list/empty-state';
import { PagedList } from '../components/list/paged-list';
import { useListPage } from '../api/use-list-page';
import { useListState } from '../hooks/list/use-list-state';
import { PageHeader } from '../components/screen/page-header';
import { ViewLinks } from '../components/screen/view-links';
import { ScreenBody } from '../components/screen/screen-body';
import type { ScreenProps } from '../components/screen/screen-props';
import { auditAddress } from './params';
import { AuditFilters } from './filters';
import { auditColumns } from './columns';
import { usersViews } from '../components/screen/users-views';

/** Who looked at what, and who changed what: for the owner. Filters and page are in the address. */
export function AuditView({ screen, location }: ScreenProps) {
  const own = `${screen.path}?view=audit`;
  const at = useListState(location, own, auditAddress);
  const { state, change } = at;
  const page = useListPage<AuditAnswer>(auditAddress.keyOf('/audit', state), 0);
  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="Who looked at masked data, took lists along, answered, and changed what."
      />
      <ViewLinks views={usersViews(screen.path)} current="audit" />
      <ListBar
        search={{
          id: 'audit-search',
          label: 'Search the audit',
          placeholder: 'Person or e-mail it was done to',
        }}
        at={at}
        exported={auditAddress.exported('/audit/export', state)}
      >
        <AuditFilters state={state} people={page.data?.people ?? []} onChange={change} />
      </ListBar>
      <PagedList
        {...{ page, at }}
        caption="Audit, the newest first"
        one="entry"
        many="entries"
        columns={auditColumns}
        noMatch={() => <NoMatch icon={FileSearch} title="Nothing is recorded here" all={own} />}
      />
    </ScreenBody>
  );
}
