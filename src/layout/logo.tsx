import { css } from '@emotion/react';
import { regionFacts } from '../../contract/shared/region-facts';
import type { RegionId } from '../../contract/shared/regions';
import { logoMark } from '../shared/assets';
import { color, space, type } from '../theme/tokens';
import { media } from '../theme/layout';
import type { RegionRecord } from '../shared/page-context';
import { markOfficeText, officeAttributes } from './office/office-data';

/** A lark over the region's landscape. */
type LogoMarkProps = {
  region: RegionId;
  size?: number;
  /** The office script may replace it. */
  isMarked?: boolean;
};

export function LogoMark({ region, size = 44, isMarked = false }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden css={{ flex: 'none' }}>
      <circle cx="24" cy="24" r="23" fill="var(--mark-ground, var(--primary))" />
      <path
        fill="var(--mark-soft, var(--primary-border))"
        opacity="0.85"
        d={regionFacts[region].logo}
        {...(isMarked && { [officeAttributes.mark]: '' })}
      />
      <path fill="var(--mark-bird, var(--on-primary))" d={logoMark.lark} />
      <circle
        cx={logoMark.eye.x}
        cy={logoMark.eye.y}
        r={logoMark.eye.radius}
        fill="var(--mark-ground, var(--primary))"
      />
    </svg>
  );
}

/** The office script may replace its texts. */
export function Logo({ region }: { region: Pick<RegionRecord, 'id' | 'company'> }) {
  const [first = '', ...rest] = region.company.split(' ');
  return (
    <span css={logoStyle}>
      <LogoMark region={region.id} isMarked />
      <span css={nameStyle}>
        <span
          {...markOfficeText('brand')}
          css={{
            fontFamily: type.display,
            fontWeight: 600,
            fontSize: '1.5rem',
            [media.belowTablet]: { fontSize: '1.25rem' },
            letterSpacing: '-0.02em',
          }}
        >
          {first}
        </span>{' '}
        <span
          {...markOfficeText('unit')}
          css={{
            fontSize: '0.8125rem',
            fontWeight: type.weight.medium,
            color: 'var(--logo-muted, var(--muted))',
          }}
        >
          {rest.join(' ')}
        </span>
      </span>
    </span>
  );
}

const nameStyle = css({
  display: 'grid',
  minWidth: 0,
  maxWidth: '15rem',
  lineHeight: 1.1,
  overflowWrap: 'break-word',
});

const logoStyle = css({
  display: 'inline-flex',
  minWidth: 0,
  alignItems: 'center',
  gap: '0.625rem',
  color: color.text,
  [media.belowTablet]: { gap: space[2], '& > svg': { width: '2.25rem', height: '2.25rem' } },
});
