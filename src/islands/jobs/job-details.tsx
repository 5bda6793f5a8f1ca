import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import type { JobRecord } from '../../shared/page-context';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { cardStyle } from '../../ui/card.styles';
import { formatLanguages, formatPlace, formatShifts } from './format-job';

type JobDetailsProps = {
  job: JobRecord;
  isOpen: boolean;
  closed: string | null;
};

export function JobDetails({ job, isOpen, closed }: JobDetailsProps) {
  const end = closed ?? job.validThrough;
  const texts = useTexts();
  const { labels } = texts.jobs;
  const { formatDate } = texts;
  const pay = texts.jobs.pay(job.pay);
  return (
    <dl css={[cardStyle, listStyle]}>
      {pay !== null && <Row label={labels.pay}>{texts.jobs.beforeTax(pay)}</Row>}
      <Row label={labels.where}>{formatPlace(job.place, texts)}</Row>
      <Row label={labels.type}>{texts.jobs.types[job.type]}</Row>
      <Row label={labels.shifts}>{formatShifts(job.shifts, texts.jobs)}</Row>
      <Row label={labels.languages}>{formatLanguages(job.languages, texts.jobs)}</Row>
      {job.benefits.length > 0 && (
        <Row label={labels.benefits}>
          <ul css={{ paddingInlineStart: space[5] }}>
            {job.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </Row>
      )}
      <Row label={labels.posted}>
        <time dateTime={job.posted}>{formatDate(job.posted)}</time>
      </Row>
      <Row
        label={
          closed !== null ? (
            labels.closed
          ) : (
            <span data-deadline>{isOpen ? labels.applyBy : labels.lastDay}</span>
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
