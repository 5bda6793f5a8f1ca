import type { MapLabel } from '../../site/region-map';

type Point = [number, number];
export type LabelledArea = {
  name: string;
  centre: Point;
  /** Left, top, right, bottom. */
  bounds: [number, number, number, number];
  /** Whether a point lies in the area. */
  contains: (point: Point) => boolean;
};
type Box = { left: number; top: number; right: number; bottom: number };

/** Between a name and the area it stands beside. */
const gap = 7;

/**
 * Where each name stands: inside its area where there is room, else beside it on land that is not told apart, and never on
 * another name or on the line that leads to one; null where it finds no place. `size` is that of the text, in units of the map.
 */
export function placeLabels(
  areas: LabelledArea[],
  size: number,
  map: { width: number; height: number },
): (MapLabel | null)[] {
  // Those with room inside first: they can stand nowhere better.
  let order = [...areas].sort((one, other) => extent(other) - extent(one));
  let best = placeInOrder(order, areas, size, map);
  for (let tries = 0; tries < areas.length && best.size < areas.length; tries += 1) {
    const without = order.filter((area) => !best.has(area));
    order = [...without, ...order.filter((area) => best.has(area))];
    const placed = placeInOrder(order, areas, size, map);
    if (placed.size > best.size) best = placed;
  }
  return areas.map((area) => best.get(area) ?? null);
}

function placeInOrder(
  order: LabelledArea[],
  areas: LabelledArea[],
  size: number,
  map: { width: number; height: number },
): Map<LabelledArea, MapLabel> {
  const taken: Box[] = [];
  const lines: Point[] = [];
  const placed = new Map<LabelledArea, MapLabel>();
  for (const area of order) {
    const width = area.name.length * size * 0.58;
    const label = candidates(area, width, size).find((candidate) => {
      const box = boxOf(candidate, width, size);
      const line = lineOf(candidate);
      const clear =
        taken.every((other) => !overlap(box, other) && !line.some(isIn(other))) &&
        !lines.some(isIn(box));
      return clear && fits(candidate, box, area, areas, map);
    });
    if (label === undefined) continue;
    taken.push(boxOf(label, width, size));
    lines.push(...lineOf(label));
    placed.set(area, label);
  }
  return placed;
}

/** Points along the line between a name and its area, if there is one. */
function lineOf({ x, y, to }: MapLabel): Point[] {
  if (to === null) return [];
  return Array.from({ length: 20 }, (_, index): Point => {
    const part = index / 19;
    return [x + (to[0] - x) * part, y + (to[1] - y) * part];
  });
}

const isIn =
  ({ left, top, right, bottom }: Box) =>
  ([x, y]: Point) =>
    x > left && x < right && y > top && y < bottom;

const extent = ({ bounds: [left, top, right, bottom] }: LabelledArea) =>
  (right - left) * (bottom - top);

function candidates(area: LabelledArea, width: number, size: number): MapLabel[] {
  const [left, top, right, bottom] = area.bounds;
  const [x, y] = area.centre;
  const to: [number, number] = [Math.round(x), Math.round(y)];
  const shifts = [0, -size * 0.8, size * 0.8, -size * 1.6, size * 1.6];
  return [
    ...shifts.flatMap((up) =>
      [0, -width * 0.15, width * 0.15].map((along) => ({
        x: x + along,
        y: y + up,
        anchor: 'middle' as const,
        to: null,
      })),
    ),
    ...shifts.flatMap((up) => [
      { x: right + gap, y: y + up, anchor: 'start' as const, to },
      { x: left - gap, y: y + up, anchor: 'end' as const, to },
    ]),
    { x, y: bottom + gap + size / 2, anchor: 'middle' as const, to },
    { x, y: top - gap - size / 2, anchor: 'middle' as const, to },
    ...around(to, size),
  ].map((label) => ({
    ...label,
    x: Math.round(label.x),
    y: Math.round(label.y),
  }));
}

/** Places ever farther from an area among others, for a name that begins or ends there. */
function around(to: Point, size: number): MapLabel[] {
  const steps = Array.from({ length: 41 }, (_, index) => (index - 20) * (size / 2));
  return steps
    .flatMap((along) => steps.map((down): Point => [along, down]))
    .sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
    .map(([along, down]) => ({
      x: to[0] + along,
      y: to[1] + down,
      anchor: along > 0 ? 'start' : 'end',
      to,
    }));
}

function boxOf({ x, y, anchor }: MapLabel, width: number, size: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - size * 0.6, right: left + width, bottom: y + size * 0.6 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right + 3 &&
    other.left < one.right + 3 &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function fits(
  { to }: MapLabel,
  { left, top, right, bottom }: Box,
  area: LabelledArea,
  areas: LabelledArea[],
  map: { width: number; height: number },
): boolean {
  const points = grid(left, top, right, bottom);
  // Letters are lower than their line and names taper: a little over the border does no harm inside.
  const [inX, inY] = [(right - left) * 0.08, (bottom - top) * 0.25];
  if (to === null) {
    return grid(left + inX, top + inY, right - inX, bottom - inY).every(area.contains);
  }
  const onMap = left > 2 && right < map.width - 2 && top > 2 && bottom < map.height - 2;
  return onMap && points.every((point) => areas.every((other) => !other.contains(point)));
}

/** Points over a box, five along and two across. */
function grid(left: number, top: number, right: number, bottom: number): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((part): Point[] => {
    const x = left + (right - left) * part;
    return [
      [x, top],
      [x, bottom],
    ];
  });
}
