import { css } from '@emotion/react';
import { Inbox } from 'lucide-react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { applicationStages } from '../../../../contract/jobs/constants';
import type { ApplicationsAnswer } from '../../../../contract/applications/schema';
import { ListDetail } from '../../components/detail/list-detail-layout';
import { FilterOrAll } from '../../components/filter/optional-filter';
import { FilterRegion } from '../../components/filter/region-filter';
import { ListBar } from '../../components/list/list-toolbar';
import { NoMatch } from '../../components/list/empty-state';
import { PagedList } from '../../components/list/paged-list';
import { useListPage } from '../../api/use-list-page';
import { useListState } from '../../hooks/list/use-list-state';
import { useOpened } from '../../hooks/list/use-selected-row';
import { Notice } from '../../components/status/notice';
import { PageHeader } from '../../components/screen/page-header';
import { ScreenBody } from '../../components/screen/screen-body';
import type { ScreenProps } from '../../components/screen/screen-props';
import { applicationsAddress, applicationsOf } from '../params';
import { JobsViews } from '../view-links';
import { applicationColumns } from './columns';
import { OpenApplication } from './detail';

/** Who has applied, for all jobs or one: the new ones first, and beside them the application that is open. */
export function ApplicationsView({ screen, location }: ScreenProps) {
  const at = useListState(location, screen.path, applicationsAddress);
  const { state, change } = at;
  const page = useListPage<ApplicationsAnswer>(
    applicationsAddress.keyOf('/jobs/applications', state),
  );
  const { data } = page;
  const { linkOf, ...opened } = useOpened(at, 'application', {
    rows: data?.items,
    total: data?.total,
    isOld: page.isOld,
    what: 'application',
  });
  const jobs: Record<string, string> = Object.fromEntries(
    (data?.jobs ?? []).map(({ slug, title }) => [slug, title]),
  );
  // Also a job that nobody has applied for is what the address says.
  if (state.job !== null && !(state.job in jobs)) jobs[state.job] = state.job;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead={data && waitingWords(data.waiting)} />
      <JobsViews path={screen.path} current="applications" />
      <ListBar
        search={{
          id: 'applications-search',
          label: 'Search applications',
          placeholder: 'Name, phone, e-mail or job',
        }}
        at={at}
        exported={applicationsAddress.exported('/jobs/applications/export', state)}
      >
        <FilterOrAll
          label="Job"
          all="All jobs"
          choices={jobs}
          value={state.job}
          onValue={(job) => change({ job })}
        />
        <FilterOrAll
          label="Stage"
          all="All"
          choices={applicationStages}
          value={state.stage}
          onValue={(stage) => change({ stage })}
        />
        <FilterRegion value={state.region} onValue={(region) => change({ region })} />
      </ListBar>
      <PagedList
        {...{ page, at }}
        caption="Applications"
        one="application"
        many="applications"
        columns={applicationColumns(state.application !== null)}
        linkOf={linkOf}
        rowStyle={({ stage }) => stage === 'new' && newStyle}
        open={state.application}
        otherSorts={{ waiting: 'The new ones first' }}
        noneYet={
          <Notice icon={Inbox} title="No applications yet">
            <p>What people send from a job’s page appears here within seconds.</p>
          </Notice>
        }
        noMatch={() => <NoMatch title="No application matches" all={applicationsOf(screen.path)} />}
      />
    </ScreenBody>
  );

  return (
    <ListDetail title={screen.label} list={list} open={state.application}>
      {(id) => <OpenApplication id={id} {...opened} />}
    </ListDetail>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No application is new.';
  return waiting === 1 ? '1 application is new.' : `${grouped(waiting)} applications are new.`;
}

const newStyle = css({ 'th, td': { fontWeight: 700 } });
