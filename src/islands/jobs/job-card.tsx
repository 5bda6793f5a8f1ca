import { Link } from 'gatsby';
import { css } from '@emotion/react';
import { formatDate } from '../../lib/format-date';
import type { JobRecord } from '../../site/job';
import { getJobPath } from '../../site/routes';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { Badge } from '../../ui/badge';
import { cardLinkStyle } from '../../ui/card-list.styles';
import { cardStyle } from '../../ui/card.styles';
import { formatPay, formatPlace, formatTypeAndShifts } from './format-job';

type JobCardProps = { job: JobRecord; heading: 'h3' | 'h4' };

export function JobCard({ job, heading: Heading }: JobCardProps) {
  const pay = formatPay(job.pay);
  return (
    <li css={[cardStyle, cardLinkStyle, rowStyle]}>
      <div css={{ display: 'grid', gap: space[1], alignContent: 'start' }}>
        <Heading css={{ fontSize: type.size.h4 }}>
          <Link to={getJobPath(job.slug)}>{job.title}</Link>
        </Heading>
        <p css={{ color: color.muted }}>{formatPlace(job.place)}</p>
        <p css={smallStyle}>
          {formatTypeAndShifts(job)}
          <br />
          Languages: {job.languages.join(', ')}
        </p>
      </div>
      <div css={endStyle}>
        {pay !== null && <p css={{ fontWeight: type.weight.bold }}>{pay}</p>}
        <p css={smallStyle}>Apply by {formatDate(job.validThrough)}</p>
        {job.sample && <Badge tone="plain">Sample job</Badge>}
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
