import { useMemo, useRef } from 'react';
import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { formatCount } from '../../../contract/shared/text/format-number';
import type { JobRecord } from '../../site/page-context';
import { routes } from '../../site/routes';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { Container } from '../../ui/container';
import { filterJobs, findFilterOptions, formatFilters, type FilterName } from './filter-jobs';
import { JobFiltersForm } from './job-filters-form';
import { JobList } from './job-list';
import { NoJobs } from './no-jobs';
import { useJobFilters } from './use-job-filters';
import { useOpenJobs } from './use-open-jobs';

type OpenJobsProps = {
  /** The jobs that were open at the build. */
  jobs: JobRecord[];
  /** The number of open jobs on other career pages. */
  elsewhere: number;
  phone: string;
};

/** The open jobs of a career page with their filters; without script, all of them. */
export function OpenJobs({ jobs, elsewhere, phone }: OpenJobsProps) {
  const open = useOpenJobs(jobs);
  const options = useMemo(() => findFilterOptions(open), [open]);
  const { form, filters, update, clear } = useJobFilters(options);
  const count = useRef<HTMLParagraphElement>(null);
  const found = filterJobs(open, filters);
  const isFiltered = formatFilters(filters) !== '';
  const hasRegions = new Set(open.map((job) => job.region)).size > 1;
  const clearAndFocus = (name?: FilterName) => {
    clear(name);
    count.current?.focus();
  };

  return (
    <section id="jobs" aria-labelledby="jobs-title">
      <Container css={boxStyle}>
        <h2 id="jobs-title">Open jobs</h2>
        {open.length > 1 && (
          <JobFiltersForm
            ref={form}
            options={options}
            onChange={update}
            onSubmit={() => {
              update();
              count.current?.focus();
            }}
          />
        )}
        {open.length > 0 && (
          <div css={countRowStyle}>
            <p role="status" ref={count} tabIndex={-1} css={countStyle}>
              {isFiltered
                ? `${found.length} of ${open.length} jobs`
                : formatCount(open.length, 'open job')}
            </p>
            {isFiltered && (
              <Button tone="quiet" onClick={() => clearAndFocus()}>
                Clear all filters
              </Button>
            )}
          </div>
        )}
        {found.length > 0 ? (
          <JobList jobs={found} hasRegions={hasRegions} />
        ) : (
          <NoJobs
            jobs={open}
            filters={filters}
            options={options}
            phone={phone}
            onClear={clearAndFocus}
          />
        )}
        {elsewhere > 0 && (
          <p>
            <Link to={`${routes.career}#jobs`} css={{ fontWeight: 700 }}>
              See all {open.length + elsewhere} open jobs in all our states
            </Link>
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
