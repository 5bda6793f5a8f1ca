import { geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { RegionMap } from '../../site/region-map';
import { simplifyArcs } from './simplify-arcs';

type Named = { name: string };
export type AreaGeometry = (Polygon<Named> | MultiPolygon<Named>) & { id?: string | number };
type AtlasObject = GeometryCollection<Named>;

const width = 480;
const margin = 26;

type MapChoice = {
  /** Name of the atlas's object: 'counties', 'states'. */
  object: string;
  isChosen: (area: AreaGeometry) => boolean;
  height: number;
  /** How far a line may be off, in units of the map. */
  tolerance: number;
  /** Whether a name without room inside its area stands beside it. */
  namesBeside: boolean;
};

/** Draws the chosen areas large, with the land around them. Pure: the same atlas and choice give the same map. */
export function drawMap(
  topology: Topology,
  { object, isChosen, height, tolerance, namesBeside }: MapChoice,
): RegionMap {
  const geometries = (atlas: Topology) =>
    (atlas.objects[object] as AtlasObject).geometries as AreaGeometry[];
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    feature(topology, {
      type: 'GeometryCollection',
      geometries: geometries(topology).filter(isChosen),
    }),
  );

  const flat = simplifyArcs(topology, (point) => projection(point), tolerance);
  const path = geoPath().digits(1);
  const shown = geometries(flat).filter((area) =>
    isWithin(path.bounds(feature(flat, area)), height),
  );
  const areas = shown.filter(isChosen).map((area) => {
    const shape = feature(flat, area);
    const [x, y] = path.centroid(shape);
    const [[left, top], [right, bottom]] = path.bounds(shape);
    const name = area.properties?.name ?? '';
    // About eight units a letter at the size at which labels are set.
    const hasRoom = right - left > name.length * 8 && bottom - top > 24;
    const beside = { x: Math.round(right + 6), y: Math.round(y), beside: true };
    const inside = { x: Math.round(x), y: Math.round(y), beside: false };
    return {
      name,
      shape: path(shape) ?? '',
      label: hasRoom ? inside : namesBeside ? beside : null,
    };
  });
  const stateOf = (area: AreaGeometry) => String(area.id).slice(0, 2);
  return {
    width,
    height,
    land: path(merge(flat, shown)) ?? '',
    borders:
      path(
        mesh(
          flat,
          { type: 'GeometryCollection', geometries: shown },
          (one, other) =>
            one !== other && stateOf(one as AreaGeometry) !== stateOf(other as AreaGeometry),
        ),
      ) ?? '',
    areas,
  };
}

function isWithin(
  [[left, top], [right, bottom]]: [[number, number], [number, number]],
  height: number,
) {
  return left < width && right > 0 && top < height && bottom > 0;
}
