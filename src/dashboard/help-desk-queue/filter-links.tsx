import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import type { HelpDeskType } from '../../../contract/help-desk-types';
import { color } from '../../theme/color';
import { radius, target } from '../../theme/shape';
import { space } from '../../theme/space';
import { filters, orderRecords, type Filter } from './order-records';

const labels: Record<Filter, string> = { all: 'All', waiting: 'Waiting', reviewed: 'Reviewed' };

type FilterLinksProps = {
  path: string;
  records: readonly HelpDeskRecord[];
  type: HelpDeskType;
  current: Filter;
};

/** The queue's filters with how many each shows. */
export function FilterLinks({ path, records, type, current }: FilterLinksProps) {
  return (
    <nav aria-label="Filter">
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], listStyle: 'none' }}>
        {filters.map((filter) => (
          <li key={filter}>
            <Link
              to={filter === 'all' ? path : `${path}?show=${filter}`}
              replace
              aria-current={filter === current ? 'true' : undefined}
              css={linkStyle}
            >
              {labels[filter]}
              <span css={{ fontVariantNumeric: 'tabular-nums' }}>
                {orderRecords(records, type, filter).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.muted,
  fontSize: '0.9375rem',
  textDecoration: 'none',
  '&[aria-current]': {
    borderColor: color.teal,
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
  },
});
