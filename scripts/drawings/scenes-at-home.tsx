import { Arm, Cane, Fist, PhoneArm } from './limbs';
import {
  Counter,
  CuttingBoard,
  GrabBar,
  Pot,
  Shelf,
  Shower,
  Spoon,
  Tiles,
  Tub,
} from './bathroom-kitchen';
import { Person } from './figure';
import { paint } from './palette';
import {
  aideInScarf,
  father,
  manWithCane,
  seatedMan,
  smallAide,
  womanInStripes,
  womanWithOpenHand,
} from './people';
import { Armchair, Bag, Bench, Door, Lamp, NightWindow, SideTable, Tree } from './rooms';
import { Ground, Plant } from './scenery';

export const scenesAtHome = {
  bathroom: (
    <>
      <Tiles x={256} y={-20} columns={9} rows={9} />
      <Shower x={580} y={84} />
      <GrabBar from={[266, 190]} to={[500, 190]} />
      <Person {...smallAide} head="Bun" skin="skin3" at={[6, 68, 0.14]} />
      <Person {...womanWithOpenHand} />
      <Tub x={350} y={306} width={270} />
      <Ground width={640} y={420} />
    </>
  ),
  kitchen: (
    <>
      <Shelf x={248} y={96} width={150} />
      <Person {...aideInScarf} at={[30, 190, 0.34]} />
      <Person
        {...womanInStripes}
        body="effigy/ButtonPocketShirt"
        head="MediumBangsColor"
        accessory="Glasses"
        skin="skin2"
        colors={{ topColor: 'sand' }}
        at={[630, 176, -0.34]}
      />
      <Spoon d="M412 222 362 296" />
      <Pot x={290} y={296} />
      <CuttingBoard x={90} y={354} />
      <Arm
        shoulder={[500, 420]}
        elbow={[486, 400]}
        hand={[408, 250]}
        skin="skin2"
        color="sand"
        turn={150}
      />
      <Counter y={370} />
    </>
  ),
  walk: (
    <>
      <Tree x={90} y={418} size={1.2} />
      <Tree x={560} y={418} size={1.5} />
      <Bench x={440} y={418} />
      <Person {...manWithCane} />
      <Cane x={228} y={232} height={186} />
      <Fist x={222} y={236} size={0.9} fill="skin2" />
      <Person {...smallAide} at={[270, 68, 0.14]} />
      <Ground width={640} y={420} />
    </>
  ),
  'first-visit': (
    <>
      <Door x={60} y={40} height={380} />
      <Person {...womanWithOpenHand} at={[110, 76, 0.137]} />
      <Person {...smallAide} at={[560, 68, -0.14]} head="Afro" />
      <Bag x={440} y={240} />
      <Plant x={530} y={230} />
      <Ground width={640} y={420} />
    </>
  ),
  evening: (
    <>
      <NightWindow x={312} y={34} />
      <Lamp x={60} y={418} height={260} />
      <Armchair x={112} y={418} />
      <Person {...seatedMan} />
      <SideTable x={366} y={418} />
      <Person {...smallAide} at={[652, 68, -0.14]} head="DreadsOne" />
      <Ground width={640} y={420} />
    </>
  ),
  call: (
    <>
      <path d="M0 0h320v440H0z" fill={paint('primaryBorder')} />
      <path
        d="M170 96Q320-40 470 96"
        fill="none"
        stroke={paint('primary')}
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 19"
      />
      <Person
        {...aideInScarf}
        body="effigy/Hoodie"
        head="MediumThree"
        colors={{ topColor: 'coat' }}
        at={[40, 225, 0.34]}
      />
      <PhoneArm x={142} y={164} skin="skin2" color="coat" />
      <Person
        {...father}
        head="ColorBun"
        accessory="Glasses"
        skin="skin2"
        colors={{ topColor: 'lilac', cupColor: 'accent' }}
        at={[610, 225, -0.34]}
      />
      <g transform="translate(640) scale(-1 1)">
        <PhoneArm x={130} y={164} skin="skin2" color="lilac" />
      </g>
    </>
  ),
};
