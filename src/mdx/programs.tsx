import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useRegionContext } from '../layout/region-context';
import { color, space, type } from '../theme/tokens';
import { cardStyle, getGridColumns } from '../ui/card.styles';

export function Programs() {
  const { region } = useRegionContext();
  return (
    <div
      css={[
        gridStyle,
        { gridTemplateColumns: getGridColumns(region.programs.length, '19rem', space[4]) },
      ]}
    >
      {region.programs.map(({ name, for: audience, summary }) => (
        <ProgramCard key={name} name={name} for={audience}>
          <p>{summary}</p>
        </ProgramCard>
      ))}
    </div>
  );
}

type ProgramCardProps = { name: string; for: string; children?: ReactNode };

export function ProgramCard({ name, for: audience, children }: ProgramCardProps) {
  return (
    <section css={[cardStyle, cardLayout]}>
      <h3 css={{ fontSize: type.size.h4 }}>{name}</h3>
      <p css={{ color: color.primary, fontWeight: 700, fontSize: '1.0625rem', lineHeight: 1.4 }}>
        {audience}
      </p>
      {children}
    </section>
  );
}

const cardLayout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
});

const gridStyle = css({ display: 'grid', gap: space[4] });
