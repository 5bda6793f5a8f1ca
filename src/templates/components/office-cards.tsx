import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { regionFacts } from '../../../contract/shared/region-facts';
import { useTexts } from '../../browser/hooks/use-texts';
import { LogoMark } from '../../layout/logo';
import { AfterHours } from '../../layout/office/office-details';
import { OfficePhones } from '../../layout/office/office-phones';
import { usePageLink } from '../../layout/region-context';
import { SvgMap } from '../../layout/svg-map';
import type { RegionRecord, RegionMap } from '../../shared/page-context';
import { media } from '../../theme/layout';
import { color, space, tapTargetStyle, type } from '../../theme/tokens';
import { cardStyle } from '../../ui/card.styles';
import { Icon } from '../../ui/icon';
import { TelLink } from '../../ui/tel-link';
import { Section } from './section';

type OfficeCardsProps = {
  offices: RegionRecord[];
  columns?: boolean;
};

export function OfficeCards({ offices, columns = false }: OfficeCardsProps) {
  const pageLink = usePageLink();
  return (
    <ul css={[gridStyle, columns && columnsStyle]}>
      {offices.map((office) => (
        <li key={office.id} css={[cardStyle, officeStyle]}>
          <LogoMark region={office.id} size={48} />
          <div>
            <div css={nameRowStyle}>
              <h3 css={{ fontSize: type.size.h4 }}>
                <a {...pageLink(office.path)} css={tapTargetStyle}>
                  {office.place}
                </a>
              </h3>
              <TelLink phone={office.phone} css={phoneStyle}>
                <Icon name="phone" />
                {office.phone}
              </TelLink>
            </div>
            <p css={{ color: color.muted, fontSize: type.size.label, lineHeight: 1.45 }}>
              {office.areas.join(', ')}
            </p>
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

const columnsStyle = css({ [media.desktop]: { gridTemplateColumns: '1fr 1fr' } });

const officeStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[4],
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  '& > svg': { marginTop: space[2] },
});

const nameRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

const phoneStyle = css({
  ...tapTargetStyle,
  gap: space[2],
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

type StatePickerProps = { offices: RegionRecord[]; map: RegionMap | undefined };

export function StatePicker({ offices, map }: StatePickerProps) {
  const { office } = useTexts();
  const pageLink = usePageLink();
  const states = offices.map(({ state }) => state).join(', ');
  return (
    <Section title={office.choose} lead={office.chooseLead}>
      <div css={besideStyle}>
        {map && (
          <SvgMap
            map={linkMap(map, offices, (path) => pageLink(path).href ?? path)}
            label={office.mapOfStates(states)}
          />
        )}
        <OfficeCards offices={offices} />
      </div>
    </Section>
  );
}

/** Each state leads to its office. The map is drawn with the English names. */
function linkMap(map: RegionMap, offices: RegionRecord[], getHref: (path: string) => string) {
  const areas = map.areas.map((area) => {
    const office = offices.find(({ id }) => regionFacts[id].state === area.name);
    return office ? { ...area, name: office.state, href: getHref(office.path) } : area;
  });
  return { ...map, areas };
}

const besideStyle = css({
  display: 'grid',
  alignItems: 'start',
  gap: space[8],
  [media.desktop]: {
    gridTemplateColumns: '3fr 2fr',
    '& > svg': { position: 'sticky', top: space[6] },
  },
});

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
