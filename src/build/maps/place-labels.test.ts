import { expect, test } from 'vitest';
import { placeLabels, type LabelledArea } from './place-labels';

const map = { width: 400, height: 300 };

function square(name: string, left: number, top: number, side: number): LabelledArea {
  return {
    name,
    centre: [left + side / 2, top + side / 2],
    bounds: [left, top, left + side, top + side],
    contains: ([x, y]) => x >= left && x <= left + side && y >= top && y <= top + side,
  };
}

test('a name stands inside its area where there is room', () => {
  expect(placeLabels([square('Essex', 100, 100, 100)], 12, map)).toEqual([
    { x: 150, y: 150, anchor: 'middle', to: null },
  ]);
});

test('a name without room stands beside its area', () => {
  expect(placeLabels([square('Hudson', 100, 100, 20)], 12, map)[0]).toMatchObject({
    to: [110, 110],
    anchor: 'start',
  });
});

test('a name beside its area does not stand on a neighbor that is told apart', () => {
  const [label] = placeLabels(
    [square('Hudson', 100, 100, 20), square('Bergen', 122, 60, 100)],
    12,
    map,
  );
  expect(label).toMatchObject({ to: [110, 110], anchor: 'end' });
});

test('no two names stand on one another', () => {
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

test('every area of a block has its name, the one in the midst of it too', () => {
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
