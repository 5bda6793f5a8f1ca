import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import { formatDate } from '../../lib/format-date';
import type { JobRecord } from '../../site/job';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { cardStyle } from '../../ui/card.styles';
import { payWords, placeWords, shiftWords } from './format-job';

/**
 * What a job seeker wants to know first.
 * @param closed the day on which it was closed before its last one
 */
export function JobFacts({ job, closed }: { job: JobRecord; closed: string | null }) {
  const end = closed ?? job.validThrough;
  const pay = payWords(job.pay);
  return (
    <dl css={[cardStyle, listStyle]}>
      {pay !== null && <Fact name="Pay">{pay}, before tax</Fact>}
      <Fact name="Where">{placeWords(job.place)}</Fact>
      <Fact name="Hours">{jobTypes[job.type]}</Fact>
      <Fact name="Shifts">{shiftWords(job.shifts)}</Fact>
      <Fact name="Languages of use">{job.languages.join(', ')}</Fact>
      {job.benefits.length > 0 && (
        <Fact name="Benefits">
          <ul css={{ paddingInlineStart: space[5] }}>
            {job.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name="Posted">
        <time dateTime={job.posted}>{formatDate(job.posted)}</time>
      </Fact>
      <Fact name={closed === null ? 'Apply by' : 'Closed'}>
        <time dateTime={end}>{formatDate(end)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div css={factStyle}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const listStyle = css({ display: 'grid', gap: space[3], lineHeight: 1.45 });

const factStyle = css({
  display: 'grid',
  gap: `0 ${space[4]}`,
  '& dt': { color: color.muted },
  '& dd': { margin: 0, fontWeight: 550 },
  '& dd ul': { fontWeight: 400 },
  [media.tablet]: { gridTemplateColumns: '10rem 1fr' },
});
