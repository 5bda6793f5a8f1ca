import { css } from '@emotion/react';
import Inbox from 'lucide-react/icons/inbox';
import { applicationStages } from '../../../../contract/applications/constants';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { useListPage } from '../../api/swr-hooks';
import { regionFilter } from '../../components/filter/filters';
import { EmptyState, Notice } from '../../components/status/notice';
import { ListToolbar } from '../../components/list/list-toolbar';
import { PagedList } from '../../components/list/list';
import type { ScreenProps } from '../../components/screen';
import { useListState } from '../../hooks/list/use-list-state';
import { useSelectedRow } from '../../hooks/list/use-selected-row';
import { JobsLayout } from '../jobs-layout';
import { applicationsParams, getApplicationsUrl } from '../params';
import { getApplicationColumns } from './columns';
import { ApplicationDetailPane } from './detail';

/** The applications, new ones first. */
export function ApplicationsView({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, applicationsParams);
  const { state } = listState;
  const page = useListPage('GET /jobs/applications', applicationsParams.toInput(state));
  const { data } = page;
  const selectedRow = useSelectedRow(listState, 'application', {
    rows: data?.items,
    total: data?.total,
    isStale: page.isStale,
    noun: 'application',
  });
  const jobChoices: Record<string, string> = Object.fromEntries(
    (data?.jobs ?? []).map(({ slug, title }) => [slug, title]),
  );
  // The URL may name a job without applications.
  if (state.job !== null) jobChoices[state.job] ??= state.job;

  return (
    <JobsLayout
      screen={screen}
      view="applications"
      lead={data && formatNewCount(data.waiting)}
      openId={state.application}
      renderDetail={(id) => (
        <ApplicationDetailPane
          id={id}
          backUrl={selectedRow.backUrl}
          takesFocus={selectedRow.takesFocus}
        />
      )}
    >
      <ListToolbar
        search={{
          label: 'Search applications',
          placeholder: 'Name, phone, email, or job',
        }}
        listState={listState}
        exportCall={{
          call: 'GET /jobs/applications/export',
          query: applicationsParams.toExportQuery(state),
        }}
        filters={{
          job: { label: 'Job', all: 'All jobs', choices: jobChoices },
          stage: { label: 'Stage', all: 'All', choices: applicationStages },
          region: regionFilter,
        }}
      />
      <PagedList
        page={page}
        listState={listState}
        caption="Applications"
        one="application"
        columns={getApplicationColumns(state.application !== null)}
        getRowUrl={selectedRow.getRowUrl}
        getRowStyle={({ stage }) => stage === 'new' && newRowStyle}
        openId={state.application}
        otherSorts={{ waiting: 'New ones first' }}
        noRows={
          <Notice icon={Inbox} title="No applications yet">
            <p>Applications from a job’s page appear here within seconds.</p>
          </Notice>
        }
        noMatch={() => (
          <EmptyState title="No applications found" allUrl={getApplicationsUrl(screen.path)} />
        )}
      />
    </JobsLayout>
  );
}

function formatNewCount(count: number): string {
  return count === 0 ? 'No new applications' : formatCount(count, 'new application');
}

const newRowStyle = css({ 'th, td': { fontWeight: 700 } });
