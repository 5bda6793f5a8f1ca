import type { Topology } from 'topojson-specification';

type Point = [number, number];

/**
 * A topology in drawing units, each arc thinned to what shows at that size (Douglas-Peucker, `tolerance` in units).
 * Arcs, not shapes, are thinned: neighbours keep sharing their border, so no gaps open between them.
 */
export function simplifyArcs(
  topology: Topology,
  project: (point: Point) => Point | null,
  tolerance: number,
): Topology {
  const [scaleX, scaleY] = topology.transform?.scale ?? [1, 1];
  const [moveX, moveY] = topology.transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.flatMap(([dx = 0, dy = 0]): Point[] => {
      x += dx;
      y += dy;
      const projected = project([x * scaleX + moveX, y * scaleY + moveY]);
      return projected ? [projected] : [];
    });
    return thin(points, tolerance);
  });
  const { transform: _transform, ...rest } = topology;
  return { ...rest, arcs };
}

function thin(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = 0;
  points.forEach((point, index) => {
    const away = distanceTo(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...thin(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...thin(points.slice(farthest), tolerance),
  ];
}

/** From a point to a segment; the ends may be the same, as in an island's arc. */
function distanceTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}
