import { Link } from 'gatsby';
import { css } from '@emotion/react';
import type { RegionId } from '../../../contract/regions';
import type { RegionRecord } from '../../site/page-context';
import { EligibilityLink } from '../../shell/eligibility-link';
import { telHref } from '../../../contract/phone';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

/** The offices of the other states, beside the contact page of one. */
export function OtherOffices({ offices, here }: { offices: RegionRecord[]; here: RegionId }) {
  return (
    <aside aria-label="Other offices" css={{ display: 'grid', gap: space[4] }}>
      <EligibilityLink />
      <div css={cardStyle}>
        <h2 css={{ fontSize: type.size.h4, marginBottom: space[2] }}>Our other offices</h2>
        <ul css={{ listStyle: 'none' }}>
          {offices
            .filter((office) => office.id !== here)
            .map(({ id, place, path, phone }) => (
              <li key={id} css={rowStyle}>
                <Link to={path}>{place}</Link>
                <a href={telHref(phone)}>{phone}</a>
              </li>
            ))}
        </ul>
      </div>
    </aside>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  borderTop: `1px solid ${color.line}`,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target, whiteSpace: 'nowrap' },
});
