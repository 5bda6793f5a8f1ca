import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space, tapTargetStyle } from '../../theme/tokens';
import { TelLink } from '../../ui/tel-link';

type OfficePhonesProps<Office> = {
  offices: readonly Office[];
  name: (office: Office) => ReactNode;
  /** Below the number. */
  note?: (office: Office) => ReactNode;
};

export function OfficePhones<Office extends { phone: string }>({
  offices,
  name,
  note,
}: OfficePhonesProps<Office>) {
  return (
    <ul css={{ padding: 0, listStyle: 'none' }}>
      {offices.map((office) => (
        <li key={office.phone} css={rowStyle}>
          {name(office)} <TelLink phone={office.phone} />
          {note && <div css={noteStyle}>{note(office)}</div>}
        </li>
      ))}
    </ul>
  );
}

const noteStyle = css({ width: '100%', paddingBottom: space[3], lineHeight: 1.4 });

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[2],
  '& a': tapTargetStyle,
});
