import { expect, test } from 'vitest';
import { placeLabels, type LabeledArea } from './place-labels';

const map = { width: 400, height: 300 };

function square(name: string, left: number, top: number, side: number): LabeledArea {
  return {
    name,
    center: [left + side / 2, top + side / 2],
    bounds: [left, top, left + side, top + side],
    contains: ([x, y]) => x >= left && x <= left + side && y >= top && y <= top + side,
  };
}

test('places a label inside its area if it fits', () => {
  expect(placeLabels([square('Essex', 100, 100, 100)], 12, map)).toEqual([
    { x: 150, y: 150, anchor: 'middle', to: null },
  ]);
});

test('places a label next to a small area', () => {
  expect(placeLabels([square('Hudson', 100, 100, 20)], 12, map)[0]).toMatchObject({
    to: [110, 110],
    anchor: 'start',
  });
});

test('places no label on another labeled area', () => {
  const [label] = placeLabels(
    [square('Hudson', 100, 100, 20), square('Bergen', 122, 60, 100)],
    12,
    map,
  );
  expect(label).toMatchObject({ to: [110, 110], anchor: 'end' });
});

test('places no two labels on top of each other', () => {
  const labels = placeLabels(
    [square('Passaic', 100, 100, 20), square('Middlesex', 100, 121, 20)],
    12,
    map,
  );
  const [one, other] = labels;
  expect(one?.anchor === other?.anchor && Math.abs((one?.y ?? 0) - (other?.y ?? 0)) < 14).toBe(
    false,
  );
});

test('labels every area of a block, including the one in the middle', () => {
  const names = ['Ann', 'Bea', 'Cy', 'Dan', 'Baltimore City', 'Eve', 'Flo', 'Guy', 'Hal'];
  const areas = names.map((name, index) =>
    square(name, 140 + (index % 3) * 40, 60 + Math.floor(index / 3) * 40, 39),
  );
  const labels = placeLabels(areas, 12, map);
  expect(labels).not.toContain(null);
  const { x = 0, y = 0, to = null } = labels[4] ?? {};
  expect(to).toEqual([200, 120]);
  expect(areas.some(({ contains }) => contains([x, y]))).toBe(false);
});
