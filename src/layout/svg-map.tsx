import { css } from '@emotion/react';
import type { MapLabel, RegionMap } from '../shared/page-context';
import { color, radius } from '../theme/tokens';
import { media } from '../theme/layout';

type SvgMapProps = {
  map: RegionMap;
  /** Says as much as the picture. */
  label: string;
};

/** A map made by the build. On phones small names are hidden, because the page lists them as text. */
export function SvgMap({ map, label }: SvgMapProps) {
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label} css={mapStyle}>
      <path d={map.land} fill={color.mapLand} />
      {map.areas.map(({ name, shape }) => (
        <path
          key={`${name} ${shape.length}`}
          d={shape}
          fill={color.mapServed}
          stroke={color.mapLine}
        />
      ))}
      <path d={map.borders} fill="none" stroke={color.mapLine} strokeWidth="1.5" />
      {map.areas.map(
        ({ name, shape, label }) =>
          label && (
            <AreaName key={`${name} ${shape.length}`} name={name} at={label} size={map.textSize} />
          ),
      )}
    </svg>
  );
}

type AreaNameProps = { name: string; at: MapLabel; size: number };

function AreaName({ name, at, size }: AreaNameProps) {
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

const areaNameStyle = css({
  fill: color.onMap,
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: color.mapServed,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

const outsideNameStyle = css(areaNameStyle, { fill: color.text, stroke: color.surface });
