import { css } from '@emotion/react';
import type { RegionId } from '../../../contract/shared/regions';
import type { JobRecord } from '../../site/job';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { JobCard } from './job-card';

type JobListProps = {
  jobs: JobRecord[];
  /** Headings by region. */
  places?: Readonly<Record<RegionId, string>>;
};

export function JobList({ jobs, places }: JobListProps) {
  if (places === undefined) return <Cards jobs={jobs} heading="h3" />;
  const regions = [...new Set(jobs.map((job) => job.region))];
  return (
    <div css={{ display: 'grid', gap: space[8] }}>
      {regions.map((region) => (
        <section key={region} css={{ display: 'grid', gap: space[4] }}>
          <h3 css={{ fontSize: type.size.h3 }}>{places[region]}</h3>
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

const listStyle = css({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' });
