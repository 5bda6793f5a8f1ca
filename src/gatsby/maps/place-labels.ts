import type { MapLabel } from '../../shared/page-context';

type Point = [number, number];
type Size = { width: number; height: number };
export type LabeledArea = {
  name: string;
  center: Point;
  /** Left, top, right, bottom. */
  bounds: [number, number, number, number];
  contains: (point: Point) => boolean;
};
type Box = { left: number; top: number; right: number; bottom: number };

/** Between an area and a label next to it. */
const gap = 7;

/**
 * Places each label inside its area or next to it on other land, without overlapping other labels and their lines; null if
 * there is no space. All measures are in map units.
 */
export function placeLabels(
  areas: LabeledArea[],
  textSize: number,
  map: Size,
): (MapLabel | null)[] {
  const boxes: Box[] = [];
  const linePoints: Point[] = [];
  const placed = new Map<LabeledArea, MapLabel>();
  for (const area of [...areas].sort((a, b) => getArea(b) - getArea(a))) {
    const width = area.name.length * textSize * 0.58;
    const label = listCandidates(area, width, textSize).find((candidate) => {
      const box = getBox(candidate, width, textSize);
      const line = pointsOfLine(candidate);
      return (
        boxes.every((other) => !overlap(box, other) && !line.some(isIn(other))) &&
        !linePoints.some(isIn(box)) &&
        fits(candidate, box, area, areas, map)
      );
    });
    if (label === undefined) continue;
    boxes.push(getBox(label, width, textSize));
    linePoints.push(...pointsOfLine(label));
    placed.set(area, label);
  }
  return areas.map((area) => placed.get(area) ?? null);
}

/** Points along the line between a label and its area, if there is one. */
function pointsOfLine({ x, y, to }: MapLabel): Point[] {
  if (to === null) return [];
  return Array.from({ length: 20 }, (_, index): Point => {
    const fraction = index / 19;
    return [x + (to[0] - x) * fraction, y + (to[1] - y) * fraction];
  });
}

const isIn =
  ({ left, top, right, bottom }: Box) =>
  ([x, y]: Point) =>
    x > left && x < right && y > top && y < bottom;

const getArea = ({ bounds: [left, top, right, bottom] }: LabeledArea) =>
  (right - left) * (bottom - top);

/** Positions from best to worst: inside, at the sides, below and above, anywhere around. */
function listCandidates(area: LabeledArea, width: number, textSize: number): MapLabel[] {
  const [left, top, right, bottom] = area.bounds;
  const [x, y] = area.center;
  const to: Point = [Math.round(x), Math.round(y)];
  const offsets = [0, -0.8, 0.8, -1.6, 1.6].map((lines) => lines * textSize);
  const inside = offsets.flatMap((dy) =>
    [0, -width * 0.15, width * 0.15].map((dx): MapLabel => ({
      x: x + dx,
      y: y + dy,
      anchor: 'middle',
      to: null,
    })),
  );
  const sides = offsets.flatMap((dy): MapLabel[] => [
    { x: right + gap, y: y + dy, anchor: 'start', to },
    { x: left - gap, y: y + dy, anchor: 'end', to },
  ]);
  return [
    ...inside,
    ...sides,
    { x, y: bottom + gap + textSize / 2, anchor: 'middle' as const, to },
    { x, y: top - gap - textSize / 2, anchor: 'middle' as const, to },
    ...listPositionsAround(to, textSize),
  ].map((label) => ({ ...label, x: Math.round(label.x), y: Math.round(label.y) }));
}

/** Positions around a point, the nearest first. */
function listPositionsAround(to: Point, textSize: number): MapLabel[] {
  const steps = Array.from({ length: 41 }, (_, index) => (index - 20) * (textSize / 2));
  return steps
    .flatMap((dx) => steps.map((dy): Point => [dx, dy]))
    .sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
    .map(([dx, dy]) => ({
      x: to[0] + dx,
      y: to[1] + dy,
      anchor: dx > 0 ? 'start' : 'end',
      to,
    }));
}

function getBox({ x, y, anchor }: MapLabel, width: number, textSize: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, top: y - textSize * 0.6, right: left + width, bottom: y + textSize * 0.6 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + 3 && b.left < a.right + 3 && a.top < b.bottom && b.top < a.bottom;
}

function fits(
  { to }: MapLabel,
  { left, top, right, bottom }: Box,
  area: LabeledArea,
  areas: LabeledArea[],
  map: Size,
): boolean {
  if (to === null) {
    // Letters are lower than their line, so a label may slightly exceed the border.
    const [dx, dy] = [(right - left) * 0.08, (bottom - top) * 0.25];
    return listGridPoints(left + dx, top + dy, right - dx, bottom - dy).every(area.contains);
  }
  const isOnMap = left > 2 && right < map.width - 2 && top > 2 && bottom < map.height - 2;
  return (
    isOnMap &&
    listGridPoints(left, top, right, bottom).every((point) =>
      areas.every((other) => !other.contains(point)),
    )
  );
}

/** Ten points on the top and bottom of a box. */
function listGridPoints(left: number, top: number, right: number, bottom: number): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((fraction): Point[] => {
    const x = left + (right - left) * fraction;
    return [
      [x, top],
      [x, bottom],
    ];
  });
}
