import { css } from '@emotion/react';
import type { MapArea, RegionMap } from '../shared/page-context';
import { color, radius } from '../theme/tokens';
import { media } from '../theme/layout';

type SvgMapProps = {
  map: RegionMap;
  /** Says as much as the picture. */
  label: string;
};

/** A map made by the build. On phones small names are hidden, because the page lists them as text. */
export function SvgMap({ map, label }: SvgMapProps) {
  const { land, borders, areas, textSize } = map;
  const hasLinks = areas.some(({ href }) => href !== undefined);
  return (
    <svg
      viewBox={`0 0 ${map.width} ${map.height}`}
      role={hasLinks ? 'group' : 'img'}
      aria-label={label}
      css={mapStyle}
    >
      <path d={land} fill={color.mapLand} />
      <path d={borders} fill="none" stroke={color.mapLine} strokeWidth="1.5" />
      {areas.map((area) =>
        area.href === undefined ? (
          <AreaShape key={getKey(area)} area={area} />
        ) : (
          <a key={getKey(area)} href={area.href} aria-label={area.name} css={areaLinkStyle}>
            <AreaShape area={area} />
            <AreaName area={area} size={textSize} />
          </a>
        ),
      )}
      {areas
        .filter(({ href }) => href === undefined)
        .map((area) => (
          <AreaName key={getKey(area)} area={area} size={textSize} />
        ))}
    </svg>
  );
}

const getKey = ({ name, shape }: MapArea) => `${name} ${shape.length}`;

function AreaShape({ area }: { area: MapArea }) {
  return <path d={area.shape} fill={color.mapServed} stroke={color.mapLine} />;
}

function AreaName({ area, size }: { area: MapArea; size: number }) {
  const { name, label: at } = area;
  if (at === null) return null;
  const edge = at.anchor === 'start' ? at.x - 3 : at.anchor === 'end' ? at.x + 3 : at.x;
  return (
    <g css={size < minReadableSize && wideOnlyStyle}>
      {at.to && (
        <>
          <path d={`M${edge} ${at.y}L${at.to.join(' ')}`} stroke={color.text} strokeWidth="1.25" />
          <circle cx={at.to[0]} cy={at.to[1]} r="2.5" fill={color.text} stroke={color.mapLine} />
        </>
      )}
      <text
        x={at.x}
        y={Math.round(at.y + size * 0.35)}
        textAnchor={at.anchor}
        fontSize={size}
        css={at.to === null ? areaNameStyle : outsideNameStyle}
      >
        {name}
      </text>
    </g>
  );
}

/** On a phone the map is two thirds of its units wide. */
const minReadableSize = 18;
const wideOnlyStyle = css({ [media.belowTablet]: { display: 'none' } });

const mapStyle = css({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.surface,
});

const areaLinkStyle = css({
  '&:hover > path, &:focus-visible > path': { fill: color.primaryStrong },
});

const areaNameStyle = css({
  fill: color.onMap,
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: color.mapServed,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

const outsideNameStyle = css(areaNameStyle, { fill: color.text, stroke: color.surface });
