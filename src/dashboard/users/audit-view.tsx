import { FileSearch } from 'lucide-react';
import type { AuditAnswer } from '../../../contract/audit';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { NoMatch } from '../parts/list/no-match';
import { Pager } from '../parts/list/pager';
import { useLastPage } from '../parts/list/use-last-page';
import { useListPage } from '../parts/list/use-list-page';
import { useListState } from '../parts/list/use-list-state';
import { PageHeader } from '../parts/page-header';
import { ViewLinks } from '../parts/view-links';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { auditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { usersViews } from './users-views';

/** Who looked at what, and who changed what: for the owner. Filters and page are in the address. */
export function AuditView({ screen, location }: ScreenProps) {
  const own = `${screen.path}?view=audit`;
  const at = useListState(location, own, auditAddress);
  const { state, addressOf, change } = at;
  const call = auditAddress.asked('/audit', state);
  const { data, error, isOld, mutate } = useListPage<AuditAnswer>(call, state.query, false);
  useLastPage(
    { page: state.page, pageSize: data?.pageSize ?? 1, total: isOld ? undefined : data?.total },
    (page) => change({ page }),
  );
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
        <AuditFilters state={state} people={data?.people ?? []} onChange={change} />
      </ListBar>
      <ListBody data={data} error={error} onRetry={mutate}>
        {({ entries, total, pageSize }) => (
          <>
            <ListCount total={total} one="entry" many="entries" />
            {entries.length === 0 ? (
              <NoMatch icon={FileSearch} title="Nothing is recorded here" all={own} />
            ) : (
              <AuditTable entries={entries} busy={isOld} />
            )}
            <Pager
              page={state.page}
              pageSize={pageSize}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
    </ScreenBody>
  );
}
