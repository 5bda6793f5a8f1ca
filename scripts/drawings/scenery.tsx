import { paint } from './palette';

export const line = {
  stroke: paint('ink'),
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** For full-length figures, whose outlines are thinner. */
export const thinLine = { ...line, strokeWidth: 4 } as const;

export type Position = { x: number; y: number };

export function Window({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <rect width="150" height="170" rx="6" fill={paint('sky')} />
      <circle cx="108" cy="46" r="18" fill={paint('sand')} stroke="none" />
      <path d="M3 128q36-30 72-8t72-10v57H3z" fill={paint('leaf')} stroke="none" />
      <path d="M75 0v170M0 85h150" fill="none" />
      <rect width="150" height="170" rx="6" fill="none" />
      <path d="M-12 172h174v14H-12z" fill={paint('white')} />
    </g>
  );
}

export function Plant({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M50 112C46 78 52 34 40 0 16 22 14 58 50 112z" fill={paint('leaf')} />
      <path d="M52 116C58 84 74 52 104 36c2 38-18 66-52 80z" fill={paint('leaf')} />
      <path d="M48 118C40 92 22 72-6 62c0 34 22 54 54 56z" fill={paint('leaf')} />
      <path d="M16 112h68l-10 76H26z" fill={paint('coat')} />
      <path d="M10 104h80v16H10z" fill={paint('coat')} />
    </g>
  );
}

export function Table({ x, y, width }: Position & { width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d={`M0 0h${width}v22H0z`} fill={paint('wood')} />
      <path
        d={`M22 22v200M${width - 22} 22v200`}
        fill="none"
        strokeWidth="14"
        stroke={paint('wood')}
      />
    </g>
  );
}

export function Certificate({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <rect width="150" height="112" rx="4" fill={paint('wood')} />
      <rect x="11" y="11" width="128" height="90" fill={paint('white')} />
      <path d="M40 34h70M30 54h90M30 70h52" fill="none" strokeWidth="4" />
      <path d="m104 76-8 26 14-7 14 7-8-26z" fill={paint('accent')} strokeWidth="3" />
      <circle cx="110" cy="74" r="14" fill={paint('sand')} strokeWidth="4" />
    </g>
  );
}

/** Covers the logo on the package's laptop. */
export function LaptopLid({ x, y }: Position) {
  return <ellipse cx={x} cy={y} rx="24" ry="19" fill={paint('gray')} />;
}

export function Ground({ width, y }: { width: number; y: number }) {
  return <path d={`M${width * 0.03} ${y}H${width * 0.97}`} {...line} fill="none" />;
}
