import { DeskPhone, Folder, Headset, Papers, WallCalendar, Whiteboard } from './desk';
import { Person } from './figure';
import { Arm } from './limbs';
import { aideInScarf, daughter, father, standingAide, womanInStripes } from './people';
import { Bed, Blanket } from './rooms';
import { LaptopLid, Plant, Table, Window } from './scenery';

export const scenesAtWork = {
  paperwork: (
    <>
      <WallCalendar x={268} y={36} />
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/Paper',
          head: 'NoHairThree',
          face: 'Calm',
          accessory: 'GlassesTwo',
          skin: 'skin4',
          colors: { topColor: 'sand', paperColor: 'white' },
          position: [26, 190],
          scale: 0.34,
        }}
      />
      <Person
        figure={{
          ...womanInStripes,
          head: 'DreadsTwo',
          face: 'Smile',
          accessory: undefined,
          skin: 'skin4',
          position: [642, 190],
          scale: 0.34,
        }}
      />
      <Papers x={470} y={416} />
      <Folder x={280} y={416} />
      <Table x={10} y={416} width={620} />
    </>
  ),
  training: (
    <>
      <Whiteboard x={40} y={30} />
      <Person
        figure={{
          ...womanInStripes,
          body: 'effigy/ShirtCoat',
          head: 'ColorMedium',
          face: 'Smile',
          accessory: 'Glasses',
          skin: 'skin4',
          colors: { topColor: 'sand', jacketColor: 'primary' },
          position: [640, 150],
          scale: 0.3,
        }}
      />
      <Person
        figure={{
          ...aideInScarf,
          head: 'ShortFive',
          skin: 'skin1',
          position: [440, 150],
          scale: 0.3,
          isMirrored: true,
        }}
      />
      <Bed x={30} y={350} width={580} />
      <g transform="translate(206 336) rotate(-80)">
        <Person
          figure={{
            head: 'ShortThree',
            face: 'Calm',
            skin: 'skin3',
            neck: 0,
            position: [0, 0],
            scale: 0.31,
          }}
        />
      </g>
      <Blanket x={200} y={370} width={390} />
      <Arm
        shoulder={[246, 236]}
        elbow={[216, 284]}
        hand={[264, 322]}
        skin="skin1"
        color="scrubs"
        turn={40}
      />
    </>
  ),
  office: (
    <>
      <Window x={50} y={50} />
      <Plant x={500} y={226} />
      <Person
        figure={{
          ...daughter,
          head: 'ShortFour',
          face: 'Smile',
          skin: 'skin2',
          colors: { topColor: 'coat', computerColor: 'gray' },
          position: [190, 176],
        }}
      />
      <LaptopLid x={480} y={312} />
      <Headset x={305} y={138} />
      <DeskPhone x={90} y={416} />
      <Table x={10} y={416} width={620} />
    </>
  ),
  team: (
    <>
      <Person
        figure={{
          ...aideInScarf,
          body: 'effigy/ShirtCoat',
          head: 'ShortTwo',
          colors: { topColor: 'sand', jacketColor: 'lilac' },
          position: [-14, 196],
          scale: 0.29,
        }}
      />
      <Headset x={88} y={162} size={0.75} />
      <Person
        figure={{
          ...aideInScarf,
          head: 'BangsTwo',
          skin: 'skin1',
          colors: { topColor: 'sand' },
          position: [654, 196],
          scale: 0.29,
          isMirrored: true,
        }}
      />
      <Person
        figure={{
          ...standingAide,
          head: 'Cornrows',
          position: [0, 192],
          scale: 0.3,
          isMirrored: false,
        }}
      />
      <Person
        figure={{
          ...father,
          head: 'ColorMedium',
          accessory: 'Glasses',
          colors: { topColor: 'coat', cupColor: 'white' },
          position: [540, 196],
          scale: 0.3,
        }}
      />
    </>
  ),
};
