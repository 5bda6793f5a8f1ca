import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { jobTypes } from '../../../contract/jobs/listing';
import { formatPay } from '../../../contract/jobs/pay-range';
import { formatDate } from '../../browser/format-date';
import type { JobRecord } from '../../shared/page-context';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { cardStyle } from '../../ui/card.styles';
import { formatPlace, formatShifts } from './format-job';

type JobDetailsProps = {
  job: JobRecord;
  isOpen: boolean;
  closed: string | null;
};

export function JobDetails({ job, isOpen, closed }: JobDetailsProps) {
  const end = closed ?? job.validThrough;
  const pay = formatPay(job.pay);
  return (
    <dl css={[cardStyle, listStyle]}>
      {pay !== null && <Row label="Pay">{pay}, before tax</Row>}
      <Row label="Where">{formatPlace(job.place)}</Row>
      <Row label="Job type">{jobTypes[job.type]}</Row>
      <Row label="Shifts">{formatShifts(job.shifts)}</Row>
      <Row label="Languages">{job.languages.join(', ')}</Row>
      {job.benefits.length > 0 && (
        <Row label="Benefits">
          <ul css={{ paddingInlineStart: space[5] }}>
            {job.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Row>
      )}
      <Row label="Posted">
        <time dateTime={job.posted}>{formatDate(job.posted)}</time>
      </Row>
      <Row
        label={
          closed !== null ? (
            'Closed'
          ) : (
            <span data-deadline>{isOpen ? 'Apply by' : 'Last day to apply'}</span>
          )
        }
      >
        <time dateTime={end}>{formatDate(end)}</time>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div css={rowStyle}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const listStyle = css({ display: 'grid', gap: space[3], lineHeight: 1.45 });

const rowStyle = css({
  display: 'grid',
  gap: `0 ${space[4]}`,
  '& dt': { color: color.muted },
  '& dd': { margin: 0, fontWeight: 550 },
  '& dd ul': { fontWeight: 400 },
  [media.tablet]: { gridTemplateColumns: '10rem 1fr' },
});
