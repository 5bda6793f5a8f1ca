import { css } from '@emotion/react';
import { telHref } from '../../../contract/phone';
import type { RegionRecord } from '../../site/page-context';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

/** Every office's number, since the help desk is everybody's. */
export function OfficeNumbers({ offices }: { offices: RegionRecord[] }) {
  return (
    <aside aria-labelledby="numbers-title" css={cardStyle}>
      <h2 id="numbers-title" css={{ fontSize: type.size.h4, marginBottom: space[2] }}>
        Call your office
      </h2>
      <ul css={{ padding: 0, listStyle: 'none' }}>
        {offices.map(({ id, state, phone }) => (
          <li key={id} css={rowStyle}>
            {state}
            <a href={telHref(phone)}>{phone}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[4],
  borderTop: `1px solid ${color.line}`,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target, whiteSpace: 'nowrap' },
});
