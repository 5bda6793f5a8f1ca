import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { RegionId } from '../../contract/regions';
import { color } from '../theme/color';
import { type } from '../theme/type';
import type { RegionRecord } from '../site/page-context';

/** What sets each office's mark apart, beside the lark they share: skyline, wave, crab-claw bay, lake. */
const grounds: Record<RegionId, ReactNode> = {
  'new-york': <path d="M7 41v-7h5v-5h5v8h5V27h4v10h5v-6h5v6h5v4z" />,
  'new-jersey': <path d="M6 37q5.3-4.5 10.5 0t10.5 0 10.5 0 4.5-1v5H6z" />,
  maryland: <path d="M6 36c7-5 12-5 18 0s11 5 18 0v5H6z" />,
  michigan: <path d="M6 41c1-6 6-9 11-6 2-5 11-6 14 0 5-3 10 0 11 6z" />,
};

/** The lark of all four marks, on a 48 by 48 grid. */
export const lark =
  'M10 13c6 .2 10.5 2.6 13.2 6.6 1.7-3.5 4.6-5.6 8.3-5.6 2.6 0 4.3 1.2 5 2.9l4 1.5-4 1.6c-.7 5.6-5.2 9.8-11.5 9.8-4.1 0-7.3-1.4-9.6-3.7l-6.3 2.5 3.6-5.7C11.2 20 10.2 16.6 10 13z';

/** The family's mark: a lark rising over the region's ground. Decoration beside the company's name. */
export function Mark({ region, size = 44 }: { region: RegionId; size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden
      focusable="false"
      css={{ flex: 'none' }}
    >
      <circle cx="24" cy="24" r="23" fill="var(--mark-ground, var(--teal))" />
      <g fill="var(--mark-soft, var(--teal-line))" opacity="0.85">
        {grounds[region]}
      </g>
      <path fill="var(--mark-bird, var(--on-teal))" d={lark} />
      <circle cx="33.4" cy="17.4" r="1.1" fill="var(--mark-ground, var(--teal))" />
    </svg>
  );
}

/** Mark and name of an office: 'Larkspan' over 'Home Care of New Jersey'. */
export function Logo({ region }: { region: RegionRecord }) {
  const [first, ...rest] = region.company.split(' ');
  return (
    <span css={logoStyle}>
      <Mark region={region.id} />
      <span css={{ display: 'grid', lineHeight: 1.1 }}>
        <span
          css={{
            fontFamily: type.display,
            fontWeight: 600,
            fontSize: '1.5rem',
            letterSpacing: '-0.02em',
          }}
        >
          {first}
        </span>{' '}
        <span
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

const logoStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  color: color.text,
});
