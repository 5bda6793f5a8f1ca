import { paint } from './palette';
import { line, thinLine, type Position } from './scenery';

export function Door({ x, y, height }: Position & { height: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d={`M0 0h190v${height}H0z`} fill={paint('wood')} />
      <path d={`M16 16h158v${height - 16}H16z`} fill={paint('sand')} />
      <path d={`M16 16 92 32V${height - 14}L16 ${height}z`} fill={paint('primary')} />
      <path d={`M30 44l46 10v90l-46-4zM30 168l46 4v96l-46 6z`} fill="none" strokeWidth="4" />
      <circle cx="82" cy={height * 0.56} r="6" fill={paint('sand')} strokeWidth="4" />
    </g>
  );
}

export function Bag({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d="M12 0q20-34 40 0" fill="none" />
      <path d="M2 0h60l8 52H-6z" fill={paint('sand')} />
      <path d="M1 14h62" fill="none" />
    </g>
  );
}

export function Tree({ x, y, size = 1 }: Position & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} {...thinLine}>
      <path d="M-8 0v-90h16V0z" fill={paint('wood')} />
      <path
        d="M0-70c-44 8-72-14-66-46-22-30 4-64 30-60 8-34 62-38 74-4 32-4 46 30 28 56 12 32-22 62-66 54z"
        fill={paint('leaf')}
      />
      <path d="M-26-128q10 10 22 6M14-100q12 2 18-10" fill="none" strokeWidth="4" />
    </g>
  );
}

export function Bench({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d="M14-40V0M126-40V0" fill="none" strokeWidth="8" />
      <path d="M0-84h140v18H0zM0-58h140v18H0z" fill={paint('wood')} />
    </g>
  );
}

export function NightWindow({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <rect width="130" height="150" rx="6" fill={paint('ink')} />
      <path d="M90 22a24 24 0 1 0 20 40 30 30 0 0 1-20-40z" fill={paint('sand')} stroke="none" />
      <path d="M30 40v.1M44 108v.1M104 114v.1" stroke={paint('white')} strokeWidth="6" />
      <path d="M65 4v142M4 75h122" stroke={paint('gray')} strokeWidth="5" fill="none" />
      <rect x="2" y="2" width="126" height="146" rx="5" fill="none" stroke={paint('gray')} />
      <path d="M-12 150h154v14H-12z" fill={paint('white')} />
    </g>
  );
}

export function Lamp({ x, y, height }: Position & { height: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d={`M0 ${-height}V-6M-26-4h52`} fill="none" strokeWidth="7" />
      <path d={`M-26 ${-height - 60}h52l20 68h-92z`} fill={paint('sand')} />
    </g>
  );
}

export function Armchair({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d="M16-36V0M196-36V0" fill="none" strokeWidth="9" />
      <path d="M82-190h108q18 0 18 18v40H70z" fill={paint('lilac')} />
      <path d="M-4-150-8-262q0-36 32-36h20q28 0 32 32l14 116z" fill={paint('lilac')} />
      <path d="M-4-156h204q14 0 14 14v96q0 12-12 12H8Q-4-34-4-46z" fill={paint('lilac')} />
      <path d="M-4-112h218" fill="none" />
    </g>
  );
}

export function SideTable({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d="M16-84 8 0M74-84 82 0" fill="none" strokeWidth="7" />
      <path d="M0-96h90v14H0z" fill={paint('wood')} />
      <path d="M30-134h32v38H34q-4 0-4-6zM62-126q18 0 16 12t-16 10" fill={paint('white')} />
    </g>
  );
}

export function Bed({ x, y, width }: Position & { width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d={`M0 110V-80M${width} 110V-20`} fill="none" strokeWidth="14" />
      <path d={`M7 6h${width - 14}v40H7z`} fill={paint('white')} />
      <path d={`M7 46h${width - 14}v20H7z`} fill={paint('wood')} />
      <path d="M16 6q-10-52 22-54h80q24 2 16 54z" fill={paint('white')} />
    </g>
  );
}

/** Over someone who lies in the bed. */
export function Blanket({ x, y, width }: Position & { width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path
        d={`M20-60q60-34 130-14 60 14 ${width - 250} 6 24-24 56-14 30 10 40 50l12 78q-40 14-90 2t-100 2-110-4-70 2q-20-60 32-108z`}
        fill={paint('lilac')}
      />
      <path
        d="M0-44q14-32 60-28 26 4 22 26-12 46-2 96-40 10-62 0-34-36-18-94z"
        fill={paint('white')}
      />
      <path d="M170-20q-10 40 0 66M330-10q-8 30 0 54" fill="none" strokeWidth="4" />
    </g>
  );
}
