/**
 * Where an area's name stands: within it, or beside it on other land, with a line to the point `to` within the area.
 * `anchor` is SVG's text-anchor.
 */
export type MapLabel = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  to: [number, number] | null;
};

/** A map drawn at build, as SVG path data on `width` by `height` units. */
export type RegionMap = {
  width: number;
  height: number;
  /** Land around, as one shape. */
  land: string;
  /** Lines between states. */
  borders: string;
  /** Size of the names, in the map's units. */
  textSize: number;
  /** What is told apart: counties served, or the four states. A name that finds no place is left out. */
  areas: { name: string; shape: string; label: MapLabel | null }[];
};
