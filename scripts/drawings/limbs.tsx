import { paint, type Paint } from './palette';
import { line, type Position } from './scenery';

type TubeProps = { d: string; fill: Paint; width: number; outline?: number };

/** A thick line with an outline, such as a bar. */
export function Tube({ d, fill, width, outline = 4 }: TubeProps) {
  const shape = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...shape} stroke={paint('ink')} strokeWidth={width + 2 * outline} />
      <path {...shape} stroke={paint(fill)} strokeWidth={width} />
    </>
  );
}

type Point = readonly [x: number, y: number];
type ArmProps = {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  skin: Paint;
  color: Paint;
  /** Degrees by which the hand is turned. */
  turn?: number;
};

const sleeveWidth = 46;
const outline = 4;

/** A bent arm with a long sleeve and a closed hand. It covers the arm of a figure. */
export function Arm({ shoulder, elbow, hand, skin, color, turn = 0 }: ArmProps) {
  const between = (from: Point, to: Point, part: number) =>
    `${from[0] + part * (to[0] - from[0])} ${from[1] + part * (to[1] - from[1])}`;
  const cuff = between(elbow, hand, 0.42);
  const sleeve = `L${elbow.join(' ')} ${cuff}`;
  const shape = { fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <>
      <Tube d={`M${elbow.join(' ')}L${hand.join(' ')}`} fill={skin} width={28} />
      <path
        {...shape}
        d={`M${shoulder.join(' ')}${sleeve}L${between(elbow, hand, 0.46)}`}
        stroke={paint('ink')}
        strokeWidth={sleeveWidth + 2 * outline}
      />
      <path
        {...shape}
        d={`M${between(elbow, shoulder, 1.1)}${sleeve}`}
        stroke={paint(color)}
        strokeWidth={sleeveWidth}
      />
      <Fist x={hand[0]} y={hand[1]} fill={skin} turn={turn} />
    </>
  );
}

type FistProps = Position & { fill: Paint; turn?: number; size?: number };

/** A closed hand around something, seen from the side. */
export function Fist({ x, y, fill, turn = 0, size = 1.2 }: FistProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} {...line} strokeWidth="4">
      <path d="M-16-14q16-8 28 0 8 6 6 16t-12 14q-14 4-24-2-8-10 2-28z" fill={paint(fill)} />
      <path d="M4-10q8 4 12 2M2-1q8 4 15 1M0 8q8 3 13 0" fill="none" strokeWidth="3" />
    </g>
  );
}

/** A phone at the ear of a figure that looks to the right, and the arm that holds it. */
export function PhoneArm({ x, y, skin, color }: Position & Pick<ArmProps, 'skin' | 'color'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-16"
        y="-48"
        width="24"
        height="80"
        rx="7"
        transform="rotate(14)"
        {...line}
        fill={paint('ink')}
      />
      <Arm
        shoulder={[-22, 112]}
        elbow={[-68, 182]}
        hand={[-8, 12]}
        skin={skin}
        color={color}
        turn={-14}
      />
    </g>
  );
}

export function Cane({ x, y, height }: Position & { height: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Tube d={`M-12-2q16-8 18 4L10 ${height}`} fill="wood" width={5} outline={3} />
    </g>
  );
}
