import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { telHref } from '../../../contract/phone';
import type { RegionRecord } from '../../site/page-context';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

type OfficeNumbersProps = {
  title: string;
  offices: RegionRecord[];
  /** What an office is called here. */
  name: (office: RegionRecord) => ReactNode;
};

/** A card with the telephone number of each office. */
export function OfficeNumbers({ title, offices, name }: OfficeNumbersProps) {
  return (
    <aside aria-labelledby="numbers-title" css={cardStyle}>
      <h2 id="numbers-title" css={{ fontSize: type.size.h4, marginBottom: space[2] }}>
        {title}
      </h2>
      <ul css={{ padding: 0, listStyle: 'none' }}>
        {offices.map((office) => (
          <li key={office.id} css={rowStyle}>
            {name(office)}
            <a href={telHref(office.phone)}>{office.phone}</a>
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
