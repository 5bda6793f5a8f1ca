import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { SvgMap } from '../layout/svg-map';
import { useRegionContext } from '../layout/region-context';
import { color, space, radius } from '../theme/tokens';

export function CountyMap() {
  const { region, countyMap } = useRegionContext();
  const { office } = useTexts();
  return (
    <div css={{ display: 'grid', gap: space[4] }}>
      {countyMap && (
        <SvgMap map={countyMap} label={office.mapOf(region.state, region.areas.join(', '))} />
      )}
      <CountyNames />
    </div>
  );
}

export function CountyNames() {
  const { region } = useRegionContext();
  const { office } = useTexts();
  return (
    <ul css={listStyle} aria-label={office.countiesIn(region.state)}>
      {region.countyNames.map((name) => (
        <li key={name} css={itemStyle}>
          {name}
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: 0,
  listStyle: 'none',
});

const itemStyle = css({
  margin: 0,
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.large,
  border: `1px solid ${color.primaryBorder}`,
  background: color.surface,
  color: color.primaryStrong,
  fontSize: '1.0625rem',
});
