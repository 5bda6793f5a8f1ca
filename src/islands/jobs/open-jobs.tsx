import { css } from '@emotion/react';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { useTexts } from '../../browser/hooks/use-texts';
import type { JobRecord } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { color, space, radius } from '../../theme/tokens';
import { buttonStyle } from '../../ui/buttons/button.styles';
import { Container } from '../../ui/container';
import { FilledText } from '../../ui/filled-text';
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
  const { language, jobs: texts } = useTexts();
  const hasRegions = new Set(jobs.map((job) => job.region)).size > 1;
  const hasJobs = jobs.length > 0;
  return (
    <section id="jobs" aria-labelledby="jobs-title" data-open-jobs>
      <Container css={boxStyle}>
        <h2 id="jobs-title">{texts.open}</h2>
        {jobs.length > 1 && <JobFiltersForm options={findFilterOptions(jobs, texts)} />}
        <div css={countRowStyle} hidden={!hasJobs}>
          <p role="status" tabIndex={-1} css={countStyle}>
            {texts.count(jobs.length)}
          </p>
          <button type="button" hidden data-clear-filters css={buttonStyle('quiet')}>
            {texts.filters.clear}
          </button>
        </div>
        {hasJobs && <JobList jobs={jobs} hasRegions={hasRegions} />}
        <div css={noJobsStyle} hidden={hasJobs} data-no-jobs>
          <p data-no-jobs-title css={{ fontWeight: 700 }}>
            {texts.none}
          </p>
          <div data-remove-filters css={buttonsStyle} />
          <p>
            <FilledText text={texts.call} values={{ phone: <TelLink phone={phone} /> }} />
          </p>
        </div>
        {elsewhere > 0 && (
          <p>
            <a href={`${toLanguagePath(routes.career, language)}#jobs`} css={{ fontWeight: 700 }}>
              {texts.elsewhere(jobs.length + elsewhere)}
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
