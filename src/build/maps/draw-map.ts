import { geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import type { Feature, Geometry } from 'geojson';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { RegionMap } from '../../site/region-map';
import { placeLabels } from './place-labels';
import { relativePath } from './relative-path';
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
  /** What people call an area, by its number and its name in the atlas. */
  nameOf?: (id: string, name: string) => string;
  height: number;
  /** How far a line may be off, in units of the map. */
  tolerance: number;
  /** Size of the names, in units of the map. */
  textSize: number;
};

/** Draws the chosen areas large, with the land around them. Pure: the same atlas and choice give the same map. */
export function drawMap(
  topology: Topology,
  { object, isChosen, nameOf = (_id, name) => name, height, tolerance, textSize }: MapChoice,
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
  const draw = (shape: Geometry | Feature<Geometry, Named>) => relativePath(path(shape) ?? '');
  const shown = geometries(flat).filter((area) =>
    isWithin(path.bounds(feature(flat, area)), height),
  );
  const chosen = shown.filter(isChosen).map((area) => {
    const shape = feature(flat, area) as Feature<Geometry, Named>;
    const [[left, top], [right, bottom]] = path.bounds(shape);
    return {
      name: nameOf(String(area.id), area.properties?.name ?? ''),
      shape: draw(shape),
      centre: path.centroid(shape),
      bounds: [left, top, right, bottom] as [number, number, number, number],
      contains: (point: [number, number]) => isInside(shape.geometry, point),
    };
  });
  const labels = placeLabels(chosen, textSize, { width, height });
  const areas = chosen.map(({ name, shape }, index) => ({
    name,
    shape,
    label: labels[index] ?? null,
  }));
  const stateOf = (area: AreaGeometry) => String(area.id).slice(0, 2);
  return {
    width,
    height,
    textSize,
    land: draw(merge(flat, shown)),
    borders: draw(
      mesh(
        flat,
        { type: 'GeometryCollection', geometries: shown },
        (one, other) =>
          one !== other && stateOf(one as AreaGeometry) !== stateOf(other as AreaGeometry),
      ),
    ),
    areas,
  };
}

function isWithin(
  [[left, top], [right, bottom]]: [[number, number], [number, number]],
  height: number,
) {
  return left < width && right > 0 && top < height && bottom > 0;
}

/** Whether a point lies within the outer ring of one of the polygons: the even-odd rule on flat coordinates. */
function isInside(geometry: Geometry, [x, y]: [number, number]): boolean {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.some(([ring = []]) =>
    ring.reduce((inside, [ax = 0, ay = 0], index) => {
      const [bx = 0, by = 0] = ring[(index + 1) % ring.length] ?? [];
      const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
      return crosses ? !inside : inside;
    }, false),
  );
}
