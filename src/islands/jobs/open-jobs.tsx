import { css } from '@emotion/react';
import { formatCount } from '../../../contract/shared/text/format-number';
import type { JobRecord } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, radius } from '../../theme/tokens';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import { TelLink } from '../../ui/tel-link';
import { findFilterOptions } from './filter-jobs';
import { JobFiltersForm } from './job-filters-form';
import { JobList } from './job-list';

type OpenJobsProps = {
  jobs: JobRecord[];
  /** The number of open jobs on other career pages. */
  elsewhere: number;
  phone: string;
};

/** The open jobs of a career page. A script (show-open-jobs.ts) filters them and removes those closed since the build. */
export function OpenJobs({ jobs, elsewhere, phone }: OpenJobsProps) {
  const hasRegions = new Set(jobs.map((job) => job.region)).size > 1;
  const hasJobs = jobs.length > 0;
  return (
    <section id="jobs" aria-labelledby="jobs-title" data-open-jobs>
      <Container css={boxStyle}>
        <h2 id="jobs-title">Open jobs</h2>
        {jobs.length > 1 && <JobFiltersForm options={findFilterOptions(jobs)} />}
        <div css={countRowStyle} hidden={!hasJobs}>
          <p role="status" tabIndex={-1} css={countStyle}>
            {formatCount(jobs.length, 'open job')}
          </p>
          <button type="button" hidden data-clear-filters css={buttonStyle('quiet')}>
            Clear all filters
          </button>
        </div>
        {hasJobs && <JobList jobs={jobs} hasRegions={hasRegions} />}
        <div css={noJobsStyle} hidden={hasJobs} data-no-jobs>
          <p data-no-jobs-title css={{ fontWeight: 700 }}>
            There are no open jobs here today.
          </p>
          <div data-remove-filters css={buttonsStyle} />
          <p>
            We often have new jobs. Call <TelLink phone={phone} /> and tell us what you’re looking
            for.
          </p>
        </div>
        {elsewhere > 0 && (
          <p>
            <a href={`${routes.career}#jobs`} css={{ fontWeight: 700 }}>
              See all {jobs.length + elsewhere} open jobs in all our states
            </a>
          </p>
        )}
      </Container>
    </section>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[6],
  paddingTop: `clamp(${space[10]}, 5vw, ${space[16]})`,
});

const countRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  minHeight: '2.75rem',
});

const countStyle = css({ color: color.muted, '&:focus-visible': { outline: 'none' } });

const noJobsStyle = css({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `1.5px dashed ${color.border}`,
  borderRadius: radius.large,
});

const buttonsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '&:empty': { display: 'none' },
  '& > button': buttonStyle('outline'),
});
