import type { Topology } from 'topojson-specification';

type Point = [number, number];

/**
 * Projects a topology and simplifies its arcs (Douglas-Peucker). Neighbors share arcs, so no gaps open between them.
 * @param tolerance in units of the projection
 */
export function simplifyArcs(
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
