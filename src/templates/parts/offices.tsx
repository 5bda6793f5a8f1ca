import { Link } from 'gatsby';
import { css } from '@emotion/react';
import type { RegionRecord } from '../../site/page-context';
import { Icon } from '../../shell/icon';
import { Mark } from '../../shell/logo';
import { telHref } from '../../shell/phone-link';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

/** The four offices: place, counties, phone. */
export function Offices({ offices }: { offices: RegionRecord[] }) {
  return (
    <ul css={gridStyle}>
      {offices.map((office) => (
        <li key={office.id} css={[cardStyle, officeStyle]}>
          <Mark region={office.id} size={56} />
          <div css={{ display: 'grid', gap: space[2] }}>
            <h3 css={{ fontSize: type.size.h3 }}>
              <Link to={office.path} css={{ textDecoration: 'none' }}>
                {office.place}
              </Link>
            </h3>
            <p css={{ color: color.muted, fontSize: '1.0625rem', lineHeight: 1.45 }}>
              {office.counties.join(', ')}
            </p>
            <a href={telHref(office.phone)} css={phoneStyle}>
              <Icon name="phone" />
              {office.phone}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

const gridStyle = css({
  display: 'grid',
  gap: space[4],
  listStyle: 'none',
});

const officeStyle = css({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: space[5] });

const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space[2],
  minHeight: target,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
