import { paint } from './palette';
import { line, type Position } from './scenery';

/** A pile of mail, with a pen. */
export function Papers({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M-4-10h128V0H-4z" fill={paint('lilac')} />
      <path d="M6-22h116v12H6z" fill={paint('white')} />
      <path d="M-2-32h112v10H-2z" fill={paint('sand')} />
      <path d="M10-44h108v12H10z" fill={paint('white')} />
      <path d="m24-56 62 4-2 8-60-3z" fill={paint('accent')} strokeWidth="4" />
    </g>
  );
}

export function Folder({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="m14-8 10-66 92 12-6 54z" fill={paint('white')} />
      <path d="m38-54 60 8M36-38l60 8" fill="none" strokeWidth="4" />
      <path d="M-6 0 4-62h34l8 12h84L122 0z" fill={paint('coat')} />
    </g>
  );
}

export function WallCalendar({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <rect width="132" height="116" rx="4" fill={paint('white')} />
      <path d="M0 28V4q0-4 4-4h124q4 0 4 4v24z" fill={paint('primary')} />
      <path
        d="M22 48h14M58 48h14M94 48h14M22 70h14M94 70h14M22 92h14M58 92h14"
        fill="none"
        strokeWidth="9"
        stroke={paint('primaryBorder')}
        strokeLinecap="butt"
      />
      <circle cx="65" cy="70" r="10" fill={paint('accent')} stroke="none" />
    </g>
  );
}

export function Whiteboard({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <rect width="170" height="120" rx="6" fill={paint('white')} />
      <path
        d="m20 30 8 9 14-18M20 62l8 9 14-18M20 94l8 9 14-18"
        fill="none"
        stroke={paint('leaf')}
        strokeWidth="6"
      />
      <path d="M60 32h88M60 64h62M60 96h78" fill="none" strokeWidth="4" />
    </g>
  );
}

/** An office phone. */
export function DeskPhone({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M4 0 16-34h76L104 0z" fill={paint('primary')} />
      <path d="M6-34q0-16 16-16h64q16 0 16 16v6H82v-8H26v8H6z" fill={paint('ink')} />
      <path d="M44-20h20M42-10h24" fill="none" stroke={paint('white')} strokeWidth="4" />
    </g>
  );
}

/** On a head that looks to the right. @param x of the ear */
export function Headset({ x, y, size = 1 }: Position & { size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} {...line}>
      <path d="M-2-8C-20-60 0-100 46-104" fill="none" strokeWidth="8" />
      <path d="M2 22q8 22 44 20" fill="none" />
      <rect x="-14" y="-14" width="27" height="40" rx="13" fill={paint('accent')} />
      <path d="M42 36h14v11H42z" fill={paint('ink')} />
    </g>
  );
}
