import { css } from '@emotion/react';
import { telHref } from '../../contract/phone';
import { target } from '../theme/shape';
import { space } from '../theme/space';

type OfficePhonesProps = { offices: readonly { place: string; phone: string }[] };

/** The number of each office, a line each. */
export function OfficePhones({ offices }: OfficePhonesProps) {
  return (
    <ul css={{ padding: 0, listStyle: 'none' }}>
      {offices.map(({ place, phone }) => (
        <li key={phone} css={rowStyle}>
          {place} <a href={telHref(phone)}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[4],
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: target, whiteSpace: 'nowrap' },
});
