/** A map drawn at build, as SVG path data on `width` by `height` units. */
export type RegionMap = {
  width: number;
  height: number;
  /** Land around, as one shape. */
  land: string;
  /** Lines between states. */
  borders: string;
  /** What is told apart: counties served, or the four states. A label without room inside stands beside, or is left out. */
  areas: { name: string; shape: string; label: { x: number; y: number; beside: boolean } | null }[];
};
