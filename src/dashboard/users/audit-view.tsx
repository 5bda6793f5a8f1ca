import { FileSearch } from 'lucide-react';
import type { AuditAnswer } from '../../../contract/audit';
import { ListBar } from '../parts/list/list-bar';
import { NoMatch } from '../parts/list/no-match';
import { PagedList } from '../parts/list/paged-list';
import { useListPage } from '../parts/list/use-list-page';
import { useListState } from '../parts/list/use-list-state';
import { PageHeader } from '../parts/page-header';
import { ViewLinks } from '../parts/view-links';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { auditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { auditColumns } from './audit-columns';
import { usersViews } from './users-views';

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
