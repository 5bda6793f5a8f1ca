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
        {...aideInScarf}
        body="effigy/Paper"
        head="NoHairThree"
        face="Calm"
        accessory="GlassesTwo"
        skin="skin4"
        colors={{ topColor: 'sand', paperColor: 'white' }}
        at={[26, 190, 0.34]}
      />
      <Person
        {...womanInStripes}
        head="DreadsTwo"
        face="Smile"
        accessory={undefined}
        skin="skin4"
        at={[642, 190, -0.34]}
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
        {...womanInStripes}
        body="effigy/ShirtCoat"
        head="ColorMedium"
        face="Smile"
        accessory="Glasses"
        skin="skin4"
        colors={{ topColor: 'sand', jacketColor: 'primary' }}
        at={[640, 150, -0.3]}
      />
      <Person {...aideInScarf} head="ShortFive" skin="skin1" at={[440, 150, -0.3]} />
      <Bed x={30} y={350} width={580} />
      <g transform="translate(206 336) rotate(-80)">
        <Person head="ShortThree" face="Calm" skin="skin3" neck={0} at={[0, 0, 0.31]} />
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
        {...daughter}
        head="ShortFour"
        face="Smile"
        skin="skin2"
        colors={{ topColor: 'coat', computerColor: 'gray' }}
        at={[190, 176, 0.34]}
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
        {...aideInScarf}
        body="effigy/ShirtCoat"
        head="ShortTwo"
        colors={{ topColor: 'sand', jacketColor: 'lilac' }}
        at={[-14, 196, 0.29]}
      />
      <Headset x={88} y={162} size={0.75} />
      <Person
        {...aideInScarf}
        head="BangsTwo"
        skin="skin1"
        colors={{ topColor: 'sand' }}
        at={[654, 196, -0.29]}
      />
      <Person {...standingAide} head="Cornrows" at={[0, 192, 0.3]} />
      <Person
        {...father}
        head="ColorMedium"
        accessory="Glasses"
        colors={{ topColor: 'coat', cupColor: 'white' }}
        at={[540, 196, -0.3]}
      />
    </>
  ),
};
