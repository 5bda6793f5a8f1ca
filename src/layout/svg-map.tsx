import { css } from '@emotion/react';
import type { MapLabel, RegionMap } from '../site/region-map';
import { color } from '../theme/color';
import { media } from '../theme/layout';
import { radius } from '../theme/shape';

type MapPictureProps = {
  map: RegionMap;
  /** What the map shows, in a sentence that says as much as the picture. */
  label: string;
};

/** A map drawn at build, as a labelled picture. On phones small names are left out: the page lists them in words. */
export function MapPicture({ map, label }: MapPictureProps) {
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
    <g css={size < readable && wideOnlyStyle}>
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
        css={at.to === null ? nameStyle : besideStyle}
      >
        {name}
      </text>
    </g>
  );
}

/** On a phone the map is two thirds of its units wide: smaller names than this would be too small to read. */
const readable = 18;
const wideOnlyStyle = css({ [media.belowTablet]: { display: 'none' } });

const mapStyle = css({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});

const nameStyle = css({
  fill: color.onMap,
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: color.mapServed,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

const besideStyle = css(nameStyle, { fill: color.text, stroke: color.surface });
