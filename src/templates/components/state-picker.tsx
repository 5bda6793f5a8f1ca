import { css } from '@emotion/react';
import { SvgMap } from '../../layout/svg-map';
import type { RegionRecord, RegionMap } from '../../shared/page-context';
import { media } from '../../theme/layout';
import { space } from '../../theme/tokens';
import { OfficeCards } from './office-cards';
import { Section } from './section';

type StatePickerProps = { offices: RegionRecord[]; map: RegionMap | undefined };

export function StatePicker({ offices, map }: StatePickerProps) {
  const states = offices.map((office) => office.state).join(', ');
  return (
    <Section
      title="Choose your state"
      lead="Each state has its own rules for who pays. Your state’s office knows them."
    >
      <div css={besideStyle}>
        {map && <SvgMap map={map} label={`Map of the states we work in: ${states}`} />}
        <OfficeCards offices={offices} />
      </div>
    </Section>
  );
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
