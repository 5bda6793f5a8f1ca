import type { ReactNode } from 'react';
import type { IllustrationName } from '../../src/shared/illustrations';
import { Person } from './figure';
import {
  aideInScarf,
  womanInStripes,
  manInWheelchair,
  standingAide,
  daughter,
  father,
  scrubs,
} from './people';
import { scenesAtHome } from './scenes-at-home';
import { scenesAtWork } from './scenes-at-work';
import { Certificate, Ground, LaptopLid, Plant, Table, Window } from './scenery';

const trio = { left: [10, 192], middle: [187, 176], right: [630, 192] } as const;

export const scenes: Record<IllustrationName, ReactNode> = {
  ...scenesAtHome,
  ...scenesAtWork,
  home: (
    <>
      <Window x={250} y={36} />
      <Person {...standingAide} />
      <Person {...manInWheelchair} />
      <Ground width={640} y={548} />
    </>
  ),
  hha: (
    <>
      <Person {...aideInScarf} />
      <Person {...womanInStripes} />
    </>
  ),
  'private-pay': (
    <>
      <Window x={245} y={24} />
      <Person {...father} />
      <Person {...daughter} />
      <LaptopLid x={350} y={304} />
      <Table x={10} y={416} width={620} />
    </>
  ),
  nhtd: (
    <>
      <Window x={40} y={50} />
      <Plant x={526} y={320} />
      <Person
        {...manInWheelchair}
        head="MediumOne"
        face="Calm"
        accessory="Glasses"
        skin="skin2"
        colors={{ ...manInWheelchair.colors, topColor: scrubs }}
        at={[150, 114, 0.2]}
      />
      <Ground width={640} y={510} />
    </>
  ),
  career: (
    <>
      <Person
        {...aideInScarf}
        head="Turban"
        beard="FullMedium"
        colors={{ topColor: 'coat', turbanColor: 'primary' }}
        at={[...trio.left, 0.3]}
      />
      <Person
        {...aideInScarf}
        body="effigy/Hoodie"
        head="ShortFive"
        face="Calm"
        accessory="Glasses"
        skin="skin1"
        colors={{ topColor: 'sand' }}
        at={[...trio.right, -0.3]}
      />
      <Person
        {...aideInScarf}
        body="effigy/ButtonPocketShirt"
        head="Bun"
        skin="skin4"
        at={[...trio.middle, 0.33]}
      />
    </>
  ),
  'help-desk': (
    <>
      <Person
        {...aideInScarf}
        body="effigy/Paper"
        head="DreadsOne"
        face="Calm"
        skin="skin4"
        colors={{ topColor: 'coat', paperColor: 'white' }}
        at={[50, 205, 0.36]}
      />
      <Person
        {...womanInStripes}
        head="MediumBangs"
        face="Smile"
        skin="skin2"
        at={[625, 205, -0.36]}
        colors={{ topColor: 'sand' }}
      />
    </>
  ),
  certification: (
    <>
      <Certificate x={250} y={24} />
      <Person
        {...aideInScarf}
        body="effigy/PointingUp"
        head="ColorMedium"
        skin="skin3"
        colors={{ topColor: 'sand' }}
        at={[20, 228, 0.34]}
      />
      <Person {...aideInScarf} head="Bun" skin="skin1" at={[630, 228, -0.34]} />
    </>
  ),
  regions: (
    <>
      <Person
        {...father}
        head="NoHairThree"
        skin="skin4"
        colors={{ topColor: 'coat', cupColor: 'white' }}
        at={[...trio.left, 0.3]}
      />
      <Person
        {...aideInScarf}
        body="effigy/ShirtCoat"
        head="ShortTwo"
        skin="skin2"
        colors={{ jacketColor: scrubs, topColor: 'sand' }}
        at={[...trio.right, -0.3]}
      />
      <Person
        {...aideInScarf}
        head="MediumBangsColor"
        face="Calm"
        accessory="Glasses"
        skin="skin1"
        colors={{ topColor: 'lilac' }}
        at={[...trio.middle, 0.33]}
      />
    </>
  ),
};
