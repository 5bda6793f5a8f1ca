import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import type { ApplicationsResponse } from '../../../../contract/applications/schema';
import { applicationStages } from '../../../../contract/jobs/constants';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { useListPage } from '../../api/use-list-page';
import { ListDetail } from '../../components/detail/list-detail-layout';
import { FilterOrAll } from '../../components/filter/optional-filter';
import { FilterRegion } from '../../components/filter/region-filter';
import { NoMatch } from '../../components/list/empty-state';
import { ListBar } from '../../components/list/list-toolbar';
import { PagedList } from '../../components/list/paged-list';
import { PageHeader } from '../../components/screen/page-header';
import { ScreenBody } from '../../components/screen/screen-body';
import type { ScreenProps } from '../../components/screen/screen-props';
import { Notice } from '../../components/status/notice';
import { useListState } from '../../hooks/list/use-list-state';
import { useOpened } from '../../hooks/list/use-selected-row';
import { applicationsParams, getApplicationsUrl } from '../params';
import { JobViewLinks } from '../view-links';
import { getApplicationColumns } from './columns';
import { ApplicationDetailPane } from './detail';

/** The applications, new ones first, and beside them the one that is open. */
export function ApplicationsView({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, applicationsParams);
  const { state } = listState;
  const page = useListPage<ApplicationsResponse>(
    applicationsParams.keyOf('/jobs/applications', state),
  );
  const { data } = page;
  const selection = useOpened(listState, 'application', {
    rows: data?.items,
    total: data?.total,
    isOld: page.isOld,
    what: 'application',
  });
  const jobChoices: Record<string, string> = Object.fromEntries(
    (data?.jobs ?? []).map(({ slug, title }) => [slug, title]),
  );
  // The URL may name a job without applications.
  if (state.job !== null) jobChoices[state.job] ??= state.job;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && formatNewCount(data.waiting)} />
      <JobViewLinks path={screen.path} current="applications" />
      <ListBar
        search={{
          id: 'applications-search',
          label: 'Search applications',
          placeholder: 'Name, phone, e-mail, or job',
        }}
        at={listState}
        exported={applicationsParams.exported('/jobs/applications/export', state)}
      >
        <FilterOrAll
          label="Job"
          all="All jobs"
          choices={jobChoices}
          value={state.job}
          onValue={(job) => listState.change({ job })}
        />
        <FilterOrAll
          label="Stage"
          all="All"
          choices={applicationStages}
          value={state.stage}
          onValue={(stage) => listState.change({ stage })}
        />
        <FilterRegion value={state.region} onValue={(region) => listState.change({ region })} />
      </ListBar>
      <PagedList
        page={page}
        at={listState}
        caption="Applications"
        one="application"
        many="applications"
        columns={getApplicationColumns(state.application !== null)}
        linkOf={selection.linkOf}
        rowStyle={({ stage }) => stage === 'new' && newRowStyle}
        open={state.application}
        otherSorts={{ waiting: 'New ones first' }}
        noneYet={
          <Notice icon={Inbox} title="No applications yet">
            <p>Applications from a job’s page appear here within seconds.</p>
          </Notice>
        }
        noMatch={() => (
          <NoMatch title="No applications found" all={getApplicationsUrl(screen.path)} />
        )}
      />
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.application}>
      {(id) => (
        <ApplicationDetailPane id={id} back={selection.back} takesFocus={selection.takesFocus} />
      )}
    </ListDetail>
  );
}

function formatNewCount(count: number): string {
  if (count === 0) return 'No new applications';
  return count === 1 ? '1 new application' : `${formatNumber(count)} new applications`;
}

const newRowStyle = css({ 'th, td': { fontWeight: 700 } });
