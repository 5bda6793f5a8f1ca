import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { Inbox, SearchX } from 'lucide-react';
import { applicationStages, jobsPage, stageIds } from '../../../../contract/job-post-words';
import { buttonStyle } from '../../../ui/button-style';
import { useKeys } from '../../parts/keys/use-keys';
import { ListDetail } from '../../parts/list-detail';
import { DataTable } from '../../parts/list/data-table';
import { FilterRegion } from '../../parts/list/filter-region';
import { FilterSelect } from '../../parts/list/filter-select';
import { ListBar } from '../../parts/list/list-bar';
import { ListBody } from '../../parts/list/list-body';
import { ListCount } from '../../parts/list/list-count';
import { rowOfParameter } from '../../parts/list/open-row';
import { Pager } from '../../parts/list/pager';
import { useLastPage } from '../../parts/list/use-last-page';
import { useListState } from '../../parts/list/use-list-state';
import { neighbourOf } from '../../parts/neighbour';
import { Notice } from '../../parts/notice';
import { PageHeader } from '../../parts/page-header';
import { ScreenBody } from '../../parts/screen-body';
import type { ScreenProps } from '../../parts/screen-props';
import { useDetailFocus } from '../../parts/use-detail-focus';
import { useApplications } from '../job-calls';
import { openRowStyle } from '../job-columns';
import {
  applicationsAddress,
  applicationsOf,
  askedApplications,
  exportedApplications,
} from '../jobs-address';
import { JobsViews } from '../jobs-views';
import { applicationColumns } from './application-columns';
import { OpenApplication } from './open-application';

const stages = { '': 'All', ...applicationStages };

/** Who has applied, for all jobs or one: the new ones first, and beside them the application that is open. */
export function ApplicationsView({ screen, location }: ScreenProps) {
  const { state, addressOf, change } = useListState(location, screen.path, applicationsAddress);
  const { data, error, isLoading, mutate } = useApplications(
    askedApplications.write('/jobs/applications', state),
    state.query,
  );
  useLastPage(
    { page: state.page, pageSize: jobsPage, total: isLoading ? undefined : data?.total },
    (page) => change({ page }),
  );
  const back = addressOf({ application: null });
  const takesFocus = useDetailFocus(state.application, back, (id) =>
    rowOfParameter('application', id),
  );
  const go = (step: 1 | -1) => {
    const next = neighbourOf(data?.items ?? [], state.application, step);
    if (next !== null) change({ application: next });
  };
  useKeys({
    j: { words: 'Next application', act: () => go(1) },
    k: { words: 'Previous application', act: () => go(-1) },
  });
  const beside = state.application !== null;
  const jobs: Record<string, string> = {
    '': 'All jobs',
    ...Object.fromEntries((data?.jobs ?? []).map(({ slug, title }) => [slug, title])),
  };
  // Also a job that nobody has applied for is what the address says.
  if (state.job !== null && !(state.job in jobs)) jobs[state.job] = state.job;
  const isNarrowed =
    state.query !== '' || state.stage !== null || state.region !== null || state.job !== null;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && waitingWords(data.waiting)} />
      <JobsViews path={screen.path} current="applications" />
      <ListBar
        search={{
          id: 'applications-search',
          label: 'Search applications',
          placeholder: 'Name, phone, e-mail or job',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
        exported={{
          path: exportedApplications.write('/jobs/applications/export', state),
          search: state.query,
        }}
      >
        <FilterSelect
          label="Job"
          choices={jobs}
          value={state.job ?? ''}
          onValue={(job) => change({ job: job || null })}
        />
        <FilterSelect
          label="Stage"
          choices={stages}
          value={state.stage ?? ''}
          onValue={(value) => change({ stage: stageIds.find((id) => id === value) ?? null })}
        />
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
      </ListBar>
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {({ items, total }) => (
          <>
            <ListCount total={total} one="application" many="applications" />
            {items.length === 0 ? (
              <NoneHere isNarrowed={isNarrowed} all={applicationsOf(screen.path)} />
            ) : (
              <DataTable
                caption="Applications"
                columns={applicationColumns(beside)}
                rows={items}
                keyOf={({ id }) => id}
                linkOf={({ id }) => addressOf({ application: id })}
                rowStyle={({ id, stage }) =>
                  css(openRowStyle(id === state.application), stage === 'new' && newStyle)
                }
                sort={{ by: state.sort, down: state.down, addressOf }}
                busy={isLoading}
              />
            )}
            <Pager
              page={state.page}
              pageSize={jobsPage}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
          </>
        )}
      </ListBody>
    </ScreenBody>
  );

  return (
    <ListDetail
      title={screen.label}
      list={list}
      detail={
        state.application === null ? null : (
          <OpenApplication
            key={state.application}
            id={state.application}
            back={back}
            takesFocus={takesFocus}
          />
        )
      }
    />
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No application is new.';
  return waiting === 1 ? '1 application is new.' : `${waiting} applications are new.`;
}

function NoneHere({ isNarrowed, all }: { isNarrowed: boolean; all: string }) {
  if (isNarrowed) {
    return (
      <Notice icon={SearchX} title="No application matches">
        <Link to={all} replace css={buttonStyle('outline')}>
          Show all
        </Link>
      </Notice>
    );
  }
  return (
    <Notice icon={Inbox} title="No applications yet">
      <p>What people send from a job’s page appears here within seconds.</p>
    </Notice>
  );
}

const newStyle = css({ 'th, td': { fontWeight: 700 } });
