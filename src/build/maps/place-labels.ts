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
 * Where each name stands: inside its area where there is room, else beside it on land that is not told apart, and
 * never on another name; null where it finds no place. `size` is that of the text, in units of the map.
 */
export function placeLabels(
  areas: LabelledArea[],
  size: number,
  map: { width: number; height: number },
): (MapLabel | null)[] {
  const taken: Box[] = [];
  const placed = new Map<LabelledArea, MapLabel>();
  // Those with room inside first: they can stand nowhere better.
  const byRoom = [...areas].sort((one, other) => extent(other) - extent(one));
  for (const area of byRoom) {
    const width = area.name.length * size * 0.58;
    const label = candidates(area, width, size).find((candidate) => {
      const box = boxOf(candidate, width, size);
      const clear = taken.every((other) => !overlap(box, other));
      return clear && fits(candidate, box, area, areas, map);
    });
    if (label === undefined) continue;
    taken.push(boxOf(label, width, size));
    placed.set(area, label);
  }
  return areas.map((area) => placed.get(area) ?? null);
}

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
    // By the map's edge there may be room for what begins or ends at the area.
    ...[bottom + gap + size / 2, top - gap - size / 2, bottom + size * 2, top - size * 2].flatMap(
      (beyond) => [
        { x: left, y: beyond, anchor: 'start' as const, to },
        { x: right, y: beyond, anchor: 'end' as const, to },
      ],
    ),
  ].map((label) => ({
    ...label,
    x: Math.round(label.x),
    y: Math.round(label.y),
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
