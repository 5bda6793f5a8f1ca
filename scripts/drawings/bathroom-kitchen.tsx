import { Tube } from './limbs';
import { paint } from './palette';
import { line, thinLine, type Position } from './scenery';

export function Tiles({ x, y, columns, rows }: Position & { columns: number; rows: number }) {
  const size = 46;
  const [width, height] = [columns * size, rows * size];
  const across = Array.from({ length: rows - 1 }, (_, row) => `M0 ${(row + 1) * size}h${width}`);
  const down = Array.from(
    { length: columns - 1 },
    (_, column) => `M${(column + 1) * size} 0v${height}`,
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} fill={paint('sky')} />
      <path
        d={[...across, ...down].join('')}
        fill="none"
        stroke={paint('primaryBorder')}
        strokeWidth="3"
      />
    </g>
  );
}

export function Tub({ x, y, width }: Position & { width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d={`M40 92v18M${width - 40} 92v18`} fill="none" strokeWidth="12" />
      <path
        d={`M12 12h${width - 24}c0 54-18 82-54 82H66c-36 0-54-28-54-82z`}
        fill={paint('white')}
      />
      <rect y="-4" width={width} height="20" rx="10" fill={paint('white')} />
    </g>
  );
}

/** A bar on its two plates. */
export function GrabBar({ from, to }: { from: [number, number]; to: [number, number] }) {
  return (
    <g {...thinLine}>
      {[from, to].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="13" fill={paint('white')} />
      ))}
      <Tube d={`M${from.join(' ')}L${to.join(' ')}`} fill="accent" width={8} />
    </g>
  );
}

export function Shower({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...thinLine}>
      <path d="M-26 34C-60 130 30 150 6 216" fill="none" />
      <Tube d="M0 0v150" fill="white" width={7} />
      <path d="M6 8-30 36l-6-8L0 0z" fill={paint('white')} />
      <path d="m-54 14 32 36q-20 10-34-6t2-30z" fill={paint('white')} />
    </g>
  );
}

export function Shelf({ x, y, width }: Position & { width: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M14 0v-54h34V0z" fill={paint('white')} />
      <path d="M10-54h42v-14H10z" fill={paint('coat')} />
      <path d="M62 0v-40h34V0z" fill={paint('lilac')} />
      <path d="M58-40h42v-14H58z" fill={paint('wood')} />
      <path d="M112 0q-12-24 0-42 4-12 0-20h20q-4 8 0 20 12 18 0 42z" fill={paint('leaf')} />
      <path d={`M0 0h${width}v12H0z`} fill={paint('wood')} />
    </g>
  );
}

export function Pot({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M30-46q-12-14 0-28t0-28M66-52q-12-14 0-28t0-28" fill="none" strokeWidth="4" />
      <path d="M-14 16h128v14H-14z" fill={paint('ink')} />
      <path d="M4 0h92v60q0 14-14 14H18Q4 74 4 60z" fill={paint('accent')} />
      <path d="M-2-10h104V6H-2z" fill={paint('gray')} />
    </g>
  );
}

export function CuttingBoard({ x, y }: Position) {
  return (
    <g transform={`translate(${x} ${y})`} {...line}>
      <path d="M0 0h132v14H0z" fill={paint('sand')} />
      <circle cx="26" cy="-17" r="17" fill={paint('accent')} />
      <path d="m18-36 8 5 9-5" fill="none" strokeWidth="4" />
      <path d="M58-3q-8-14 10-16l50 6q8 4 0 8z" fill={paint('coat')} />
      <path d="M62-18 48-30M60-14 42-18" fill="none" stroke={paint('leaf')} strokeWidth="6" />
    </g>
  );
}

export function Spoon({ d }: { d: string }) {
  return <Tube d={d} fill="wood" width={6} outline={3.5} />;
}

/** A worktop with cupboards. */
export function Counter({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`} {...line}>
      <path d="M-10 12h660v90H-10z" fill={paint('lilac')} />
      <path
        d="M160 24v80M320 24v80M480 24v80M130 44v22M190 44v22M450 44v22M510 44v22"
        fill="none"
      />
      <path d="M-10 0h660v20H-10z" fill={paint('wood')} />
    </g>
  );
}
