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
      <Person figure={standingAide} />
      <Person figure={manInWheelchair} />
      <Ground width={640} y={548} />
    </>
  ),
  hha: (
    <>
      <Person figure={aideInScarf} />
      <Person figure={womanInStripes} />
    </>
  ),
  'private-pay': (
    <>
      <Window x={245} y={24} />
      <Person figure={father} />
      <Person figure={daughter} />
      <LaptopLid x={350} y={304} />
      <Table x={10} y={416} width={620} />
    </>
  ),
  nhtd: (
    <>
      <Window x={40} y={50} />
      <Plant x={526} y={320} />
      <Person
        figure={{
          ...manInWheelchair,
          head: 'MediumOne',
          face: 'Calm',
          accessory: 'Glasses',
          skin: 'skin2',
          colors: { ...manInWheelchair.colors, topColor: scrubs },
          position: [150, 114],
        }}
      />
      <Ground width={640} y={510} />
    </>
  ),
  career: (
    <>
      <Person
        figure={{
          ...aideInScarf,
          head: 'Turban',
          beard: 'FullMedium',
          colors: { topColor: 'coat', turbanColor: 'primary' },
          position: [...trio.left],
          scale: 0.3,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/Hoodie',
          head: 'ShortFive',
          face: 'Calm',
          accessory: 'Glasses',
          skin: 'skin1',
          colors: { topColor: 'sand' },
          position: [...trio.right],
          scale: 0.3,
          isMirrored: true,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/ButtonPocketShirt',
          head: 'Bun',
          skin: 'skin4',
          position: [...trio.middle],
          scale: 0.33,
        }}
      />
    </>
  ),
  'help-desk': (
    <>
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/Paper',
          head: 'DreadsOne',
          face: 'Calm',
          skin: 'skin4',
          colors: { topColor: 'coat', paperColor: 'white' },
          position: [50, 205],
        }}
      />
      <Person
        figure={{
          ...womanInStripes,
          head: 'MediumBangs',
          face: 'Smile',
          skin: 'skin2',
          position: [625, 205],
          colors: { topColor: 'sand' },
        }}
      />
    </>
  ),
  certification: (
    <>
      <Certificate x={250} y={24} />
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/PointingUp',
          head: 'ColorMedium',
          skin: 'skin3',
          colors: { topColor: 'sand' },
          position: [20, 228],
          scale: 0.34,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          head: 'Bun',
          skin: 'skin1',
          position: [630, 228],
          scale: 0.34,
          isMirrored: true,
        }}
      />
    </>
  ),
  regions: (
    <>
      <Person
        figure={{
          ...father,
          head: 'NoHairThree',
          skin: 'skin4',
          colors: { topColor: 'coat', cupColor: 'white' },
          position: [...trio.left],
          scale: 0.3,
          isMirrored: false,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/ShirtCoat',
          head: 'ShortTwo',
          skin: 'skin2',
          colors: { jacketColor: scrubs, topColor: 'sand' },
          position: [...trio.right],
          scale: 0.3,
          isMirrored: true,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          head: 'MediumBangsColor',
          face: 'Calm',
          accessory: 'Glasses',
          skin: 'skin1',
          colors: { topColor: 'lilac' },
          position: [...trio.middle],
          scale: 0.33,
        }}
      />
    </>
  ),
};
