import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { AfterHours } from '../../layout/office/office-details';
import { OfficePhones } from '../../layout/office/office-phones';
import type { RegionRecord } from '../../shared/page-context';
import { color, space, type } from '../../theme/tokens';
import { cardStyle } from '../../ui/card.styles';

type OfficePhonesCardProps = {
  title: string;
  offices: RegionRecord[];
  name: (office: RegionRecord) => ReactNode;
  withAfterHours?: boolean;
};

export function OfficePhonesCard({
  title,
  offices,
  name,
  withAfterHours = false,
}: OfficePhonesCardProps) {
  return (
    <aside aria-labelledby="numbers-title" css={[cardStyle, linedStyle]}>
      <h2 id="numbers-title" css={{ fontSize: type.size.h4, marginBottom: space[2] }}>
        {title}
      </h2>
      <OfficePhones
        offices={offices}
        name={name}
        {...(withAfterHours && {
          note: ({ afterHours }: RegionRecord) => <AfterHours {...afterHours} />,
        })}
      />
    </aside>
  );
}

const linedStyle = css({ '& li': { borderTop: `1px solid ${color.divider}` } });
