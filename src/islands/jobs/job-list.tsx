import { css } from '@emotion/react';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { useTexts } from '../../browser/hooks/use-texts';
import type { JobRecord } from '../../shared/page-context';
import { getJobPath } from '../../shared/routes';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Badge } from '../../ui/badge';
import { cardLinkStyle, cardStyle } from '../../ui/card.styles';
import { toPageJob } from './filter-jobs';
import { formatLanguages, formatPlace, formatTypeAndShifts } from './format-job';

/** The jobs of several regions have headings. */
export function JobList({ jobs, hasRegions = false }: { jobs: JobRecord[]; hasRegions?: boolean }) {
  const { states } = useTexts();
  if (!hasRegions) return <Cards jobs={jobs} heading="h3" />;
  const regions = [...new Set(jobs.map((job) => job.region))];
  return (
    <div css={{ display: 'grid', gap: space[8] }}>
      {regions.map((region) => (
        <section key={region} data-region-jobs css={{ display: 'grid', gap: space[4] }}>
          <h3 css={{ fontSize: type.size.h3 }}>{states[region]}</h3>
          <Cards jobs={jobs.filter((job) => job.region === region)} heading="h4" />
        </section>
      ))}
    </div>
  );
}

function Cards({ jobs, heading }: { jobs: JobRecord[]; heading: 'h3' | 'h4' }) {
  return (
    <ul css={listStyle}>
      {jobs.map((job) => (
        <JobCard key={job.slug} job={job} heading={heading} />
      ))}
    </ul>
  );
}

type JobCardProps = { job: JobRecord; heading: 'h3' | 'h4' };

function JobCard({ job, heading: Heading }: JobCardProps) {
  const texts = useTexts();
  const { language, jobs: labels } = texts;
  const pay = labels.pay(job.pay);
  const isForeign = job.textLanguage !== language;
  return (
    <li data-job={JSON.stringify(toPageJob(job))} css={[cardStyle, cardLinkStyle, rowStyle]}>
      <div css={{ display: 'grid', gap: space[1], alignContent: 'start' }}>
        <Heading css={{ fontSize: type.size.h4 }}>
          <a
            href={toLanguagePath(getJobPath(job.slug), language)}
            {...(isForeign && { lang: job.textLanguage })}
          >
            {job.title}
          </a>
        </Heading>
        <p css={{ color: color.muted }}>{formatPlace(job.place, texts)}</p>
        <p css={smallStyle}>
          {formatTypeAndShifts(job, labels)}
          <br />
          {labels.labels.languages}: {formatLanguages(job.languages, labels)}
        </p>
      </div>
      <div css={endStyle}>
        {pay !== null && <p css={{ fontWeight: type.weight.bold }}>{pay}</p>}
        <p css={smallStyle}>
          {labels.labels.applyBy} {texts.formatDate(job.validThrough)}
        </p>
        {job.sample && <Badge tone="plain">{labels.sample}</Badge>}
      </div>
    </li>
  );
}

const rowStyle = css({
  gap: `${space[3]} ${space[6]}`,
  padding: `${space[5]} clamp(${space[4]}, 2.5vw, ${space[6]})`,
  lineHeight: type.line.snug,
  // A fixed width, so that nothing moves while the page loads.
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' },
});

const smallStyle = css({ color: color.muted, fontSize: '1rem' });

const endStyle = css({
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  justifyItems: 'start',
  [media.tablet]: { justifyItems: 'end', textAlign: 'end' },
});

const listStyle = css({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });
