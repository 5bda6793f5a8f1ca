import { css } from '@emotion/react';
import type { RegionRecord } from '../../shared/page-context';
import { target } from '../../theme/shape';
import { TelLink } from '../../ui/tel-link';

/** The office's number for nights and weekends, and what it is for. */
export function AfterHours({ phone, purpose }: RegionRecord['afterHours']) {
  return (
    <span>
      <span css={lineStyle}>
        Nights and weekends: <TelLink phone={phone} css={phoneStyle} />
      </span>
      <span css={{ display: 'block' }}>{purpose}</span>
    </span>
  );
}

const lineStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: '0.35em' });

/** A target of full height without a gap between the lines. */
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  marginBlock: `calc((1.4em - ${target}) / 2)`,
  fontWeight: 700,
});
