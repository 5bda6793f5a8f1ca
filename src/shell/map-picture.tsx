import { css } from '@emotion/react';
import type { RegionMap } from '../site/region-map';
import { color } from '../theme/color';
import { radius } from '../theme/shape';

type MapPictureProps = {
  map: RegionMap;
  /** What the map shows, in a sentence that says as much as the picture. */
  label: string;
};

/** A map drawn at build, as a labelled picture. */
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
        ({ name, shape, label: at }) =>
          at && (
            <text
              key={`${name} ${shape.length}`}
              x={at.x}
              y={at.y + 4}
              textAnchor={at.beside ? 'start' : 'middle'}
              css={at.beside ? besideStyle : nameStyle}
            >
              {name}
            </text>
          ),
      )}
    </svg>
  );
}

const mapStyle = css({
  width: '100%',
  height: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.surface,
});

const nameStyle = css({
  fill: color.onMap,
  fontSize: 13.5,
  fontWeight: 700,
  paintOrder: 'stroke',
  stroke: color.mapServed,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});

const besideStyle = css(nameStyle, { fill: color.text, stroke: color.surface });
