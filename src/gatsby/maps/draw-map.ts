import { geoMercator, geoPath } from 'd3-geo';
import type { Feature, Geometry } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { RegionMap } from '../../shared/page-context';
import { placeLabels } from './place-labels';

type Named = { name: string };
type AreaGeometry = (Polygon<Named> | MultiPolygon<Named>) & { id?: string | number };

const width = 480;
const margin = 26;

type MapOptions = {
  object: 'counties' | 'states';
  isSelected: (area: AreaGeometry) => boolean;
  getName?: (id: string, name: string) => string;
  height: number;
  /** Maximum error of simplified lines, in map units. */
  tolerance: number;
  /** Map units. */
  textSize: number;
};

/** Draws the selected areas as large as possible, with the surrounding land. */
export function drawMap(
  topology: Topology,
  { object, isSelected, getName = (_id, name) => name, height, tolerance, textSize }: MapOptions,
): RegionMap {
  const getGeometries = (atlas: Topology) =>
    (atlas.objects[object] as GeometryCollection<Named>).geometries as AreaGeometry[];
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    feature(topology, {
      type: 'GeometryCollection',
      geometries: getGeometries(topology).filter(isSelected),
    }),
  );

  const projected = simplifyArcs(topology, (point) => projection(point), tolerance);
  const path = geoPath().digits(1);
  const draw = (shape: Geometry | Feature<Geometry, Named>) => path(shape) ?? '';
  const visible = getGeometries(projected).filter((area) => {
    const [[left, top], [right, bottom]] = path.bounds(feature(projected, area));
    return left < width && right > 0 && top < height && bottom > 0;
  });
  const selected = visible.filter(isSelected).map((area) => {
    const shape = feature(projected, area) as Feature<Geometry, Named>;
    const [[left, top], [right, bottom]] = path.bounds(shape);
    return {
      name: getName(String(area.id), area.properties?.name ?? ''),
      shape: draw(shape),
      center: path.centroid(shape),
      bounds: [left, top, right, bottom] as [number, number, number, number],
      contains: (point: [number, number]) => isInside(shape.geometry, point),
    };
  });
  const labels = placeLabels(selected, textSize, { width, height });
  const getStateId = (area: unknown) => String((area as AreaGeometry).id).slice(0, 2);
  return {
    width,
    height,
    textSize,
    land: draw(merge(projected, visible)),
    borders: draw(
      mesh(
        projected,
        { type: 'GeometryCollection', geometries: visible },
        (a, b) => a !== b && getStateId(a) !== getStateId(b),
      ),
    ),
    areas: selected.map(({ name, shape }, index) => ({
      name,
      shape,
      label: labels[index] ?? null,
    })),
  };
}

/** True if a point is inside the outer ring of a polygon (even-odd rule). */
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

type Point = [number, number];

/**
 * Projects a topology and simplifies its arcs (Douglas-Peucker). Neighbors share arcs, so no gaps open between them.
 * @param tolerance in units of the projection
 */
function simplifyArcs(
  topology: Topology,
  project: (point: Point) => Point | null,
  tolerance: number,
): Topology {
  const [scaleX, scaleY] = topology.transform?.scale ?? [1, 1];
  const [translateX, translateY] = topology.transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.flatMap(([dx = 0, dy = 0]): Point[] => {
      x += dx;
      y += dy;
      const projected = project([x * scaleX + translateX, y * scaleY + translateY]);
      return projected ? [projected] : [];
    });
    return simplify(points, tolerance);
  });
  const { transform: _transform, ...rest } = topology;
  return { ...rest, arcs };
}

function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let maxDistance = 0;
  points.forEach((point, index) => {
    const distance = distanceToSegment(point, first, last);
    if (distance > maxDistance) [farthest, maxDistance] = [index, distance];
  });
  if (maxDistance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

/** The segment's ends are the same in the arc of an island. */
function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const position = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const t = Math.min(1, Math.max(0, position));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}
