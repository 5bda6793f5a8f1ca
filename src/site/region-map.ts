/** The position of a label inside its area, or next to it with a line to the point `to`. `anchor` is SVG's text-anchor. */
export type MapLabel = {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  to: [number, number] | null;
};

/** A map as SVG path data. Lengths are in map units. */
export type RegionMap = {
  width: number;
  height: number;
  /** All land as one shape. */
  land: string;
  /** Lines between states. */
  borders: string;
  textSize: number;
  /** Served counties, or the four states. The label is null if there is no space. */
  areas: { name: string; shape: string; label: MapLabel | null }[];
};
