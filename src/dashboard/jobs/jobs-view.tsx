import { useState } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { BriefcaseBusiness, SearchX } from 'lucide-react';
import { jobsPage } from '../../../contract/job-post-words';
import { maySee, screens } from '../../../contract/roles';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';
import { useKeys } from '../parts/keys/use-keys';
import { ListDetail } from '../parts/list-detail';
import { DataTable } from '../parts/list/data-table';
import { ListBar } from '../parts/list/list-bar';
import { ListBody } from '../parts/list/list-body';
import { ListCount } from '../parts/list/list-count';
import { rowOfParameter } from '../parts/list/open-row';
import { Pager } from '../parts/list/pager';
import { useLastPage } from '../parts/list/use-last-page';
import { useListState } from '../parts/list/use-list-state';
import { neighbourOf } from '../parts/neighbour';
import { Notice } from '../parts/notice';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { sectionHeadStyle } from '../parts/section-head-style';
import { useStaff } from '../parts/staff';
import { useDetailFocus } from '../parts/use-detail-focus';
import { useFreshJobs, useJobs } from './job-calls';
import { fileColumns, jobColumns, openRowStyle } from './job-columns';
import { JobsChoosing } from './jobs-choosing';
import { askedJobs, exportedJobs, jobsAddress } from './jobs-address';
import { JobsFilters } from './jobs-filters';
import { JobsViews } from './jobs-views';
import { OpenJob } from './open-job';

const addJob = screens.find(({ id }) => id === 'add-job')?.path ?? '';

/** The jobs: those made here, and below them those of the site's files. Which one is open beside them is in the address. */
export function JobsView({ screen, location }: ScreenProps) {
  const { role } = useStaff();
  const { state, addressOf, change } = useListState(location, screen.path, jobsAddress);
  const { data, error, isLoading, mutate } = useJobs(askedJobs.write('/jobs', state), state.query);
  const [selection, setSelection] = useState<Record<string, boolean>>({});
  const refresh = useFreshJobs();
  useLastPage(
    { page: state.page, pageSize: jobsPage, total: isLoading ? undefined : data?.total },
    (page) => change({ page }),
  );
  const linkOf = (job: string) => addressOf({ job, isEdited: false });
  const back = addressOf({ job: null, isEdited: false });
  const takesFocus = useDetailFocus(state.job, back, (id) => rowOfParameter('job', id));
  const all = [...(data?.items ?? []), ...(data?.files ?? []).map(({ slug: id }) => ({ id }))];
  const go = (step: 1 | -1) => {
    const next = neighbourOf(all, state.job, step);
    if (next !== null && !state.isEdited) change({ job: next });
  };
  useKeys({
    j: { words: 'Next job', act: () => go(1) },
    k: { words: 'Previous job', act: () => go(-1) },
  });
  const beside = state.job !== null;
  const chosen = beside ? [] : (data?.items ?? []).filter(({ id }) => selection[id] === true);
  const isNarrowed =
    state.query !== '' || state.state !== null || state.region !== null || state.type !== null;

  const list = (
    <ScreenBody>
      <PageHeader title={screen.label} lead="Every opening, and who has applied.">
        {maySee(role, 'add-job') && (
          <Link to={addJob} css={buttonStyle('teal')}>
            New job
          </Link>
        )}
      </PageHeader>
      <JobsViews path={screen.path} current="jobs" />
      <ListBar
        search={{
          id: 'jobs-search',
          label: 'Search jobs',
          placeholder: 'Title, town or address',
          query: state.query,
          onQuery: (query) => change({ query }),
        }}
        exported={{ path: exportedJobs.write('/jobs/export', state), search: state.query }}
      >
        <JobsFilters state={state} onChange={change} />
      </ListBar>
      <JobsChoosing
        chosen={chosen}
        onChanged={(refused) => {
          setSelection(Object.fromEntries(refused.map((id) => [id, true])));
          refresh();
        }}
      />
      <ListBody data={data} error={error} onRetry={() => mutate()}>
        {({ items, total, anyJob, files }) => (
          <>
            <ListCount total={anyJob ? total : null} one="job" many="jobs" />
            {items.length > 0 && (
              <DataTable
                caption="Jobs"
                columns={jobColumns(beside)}
                rows={items}
                keyOf={({ id }) => id}
                linkOf={({ id }) => linkOf(id)}
                rowStyle={({ id }) => openRowStyle(id === state.job)}
                sort={{ by: state.sort, down: state.down, addressOf }}
                choice={
                  beside
                    ? undefined
                    : { chosen: selection, onChange: setSelection, nameOf: ({ title }) => title }
                }
                busy={isLoading}
              />
            )}
            {items.length === 0 && (!anyJob || isNarrowed) && (
              <NoneHere isNarrowed={anyJob && isNarrowed} all={screen.path} />
            )}
            <Pager
              page={state.page}
              pageSize={jobsPage}
              total={total}
              addressOf={(page) => addressOf({ page })}
            />
            {files.length > 0 && (
              <section aria-labelledby="file-jobs" css={filesStyle}>
                <h2 id="file-jobs" css={sectionHeadStyle}>
                  From the site’s files
                </h2>
                <p css={{ color: color.muted }}>
                  They are changed in content/jobs/; their applications arrive here.
                </p>
                <DataTable
                  caption="Jobs from the site’s files"
                  columns={fileColumns(beside)}
                  rows={files}
                  keyOf={({ slug }) => slug}
                  linkOf={({ slug }) => linkOf(slug)}
                  rowStyle={({ slug }) => openRowStyle(slug === state.job)}
                />
              </section>
            )}
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
        state.job === null ? null : (
          <OpenJob
            key={state.job}
            id={state.job}
            path={screen.path}
            back={back}
            isEdited={state.isEdited}
            onEdit={(isEdited) => change({ isEdited })}
            onOpen={(job) => change({ job, isEdited: true })}
            takesFocus={takesFocus}
          />
        )
      }
    />
  );
}

function NoneHere({ isNarrowed, all }: { isNarrowed: boolean; all: string }) {
  if (!isNarrowed) {
    return (
      <Notice icon={BriefcaseBusiness} title="No job has been made here yet">
        <p>A job that is opened stands on the careers page after the next build of the site.</p>
      </Notice>
    );
  }
  return (
    <Notice icon={SearchX} title="No job matches">
      <Link to={all} replace css={buttonStyle('outline')}>
        Show all
      </Link>
    </Notice>
  );
}

const filesStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginBlockStart: space[6],
});
