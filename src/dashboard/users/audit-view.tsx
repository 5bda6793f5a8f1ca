import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { FileSearch } from 'lucide-react';
import useSWR from 'swr';
import type { AuditAnswer } from '../../../contract/audit';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';
import { ExportMenu } from '../parts/export-menu';
import { useListState } from '../parts/list/use-list-state';
import { LoadFailure, StaleBar } from '../parts/load-failure';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { SearchField } from '../parts/search-field';
import { TableSkeleton } from '../parts/table';
import { text } from '../parts/text';
import { askedOf, auditAddress } from './audit-address';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';
import { Pages } from './pages';
import { ViewLinks } from './view-links';

/** Who looked at what, and who changed what: for the owner. Filters and page are in the address. */
export function AuditView({ screen, location }: ScreenProps) {
  const own = `${screen.path}?view=audit`;
  const { state, addressOf, change } = useListState(location, own, auditAddress);
  // Words that are searched for may be a name: they stand in this screen's address, and in no call's.
  const call = auditAddress.write('/audit', askedOf(state));
  const { data, error, mutate } = useSWR<AuditAnswer>(
    state.query === '' ? call : [call, state.query],
    {
      keepPreviousData: true,
    },
  );
  const failure = { error: error as unknown, onRetry: () => mutate() };

  const content = () => {
    if (!data) return error ? <LoadFailure {...failure} /> : <TableSkeleton />;
    const { entries, total, pageSize } = data;
    return (
      <>
        <p role="status" css={countStyle}>
          {total === 1 ? '1 entry' : `${total.toLocaleString('en-US')} entries`}
        </p>
        {entries.length === 0 ? (
          <Notice icon={FileSearch} title="Nothing is recorded here">
            <Link to={own} replace css={buttonStyle('outline')}>
              Show all
            </Link>
          </Notice>
        ) : (
          <AuditTable entries={entries} />
        )}
        <Pages
          page={state.page}
          pages={Math.max(1, Math.ceil(total / pageSize))}
          addressOf={(page) => addressOf({ page })}
        />
      </>
    );
  };

  return (
    <ScreenBody>
      <PageHeader
        title={screen.label}
        lead="Who looked at masked data, took lists along, answered, and changed what."
      />
      <ViewLinks path={screen.path} current="audit" />
      <div css={barStyle}>
        <div css={{ flex: '5 1 16rem' }}>
          <SearchField
            id="audit-search"
            label="Search the audit"
            placeholder="Person or e-mail it was done to"
            query={state.query}
            onQuery={(query) => change({ query })}
          />
        </div>
        <AuditFilters state={state} people={data?.people ?? []} onChange={change} />
        <ExportMenu
          path={auditAddress.write('/audit/export', askedOf({ ...state, page: 1 }))}
          search={state.query}
        />
      </div>
      {data && error ? <StaleBar {...failure} /> : null}
      {content()}
    </ScreenBody>
  );
}

const barStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
const countStyle = css({
  color: color.muted,
  fontSize: text.small,
  marginBlockEnd: `-${space[4]}`,
});
