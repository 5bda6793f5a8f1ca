/** A part of a sample post: advice that holds anywhere, without figures or people. */
type Section = { heading: string; text: string };

const section = (heading: string, ...paragraphs: string[]): Section => ({
  heading,
  text: paragraphs.join('\n\n'),
});

const list = (...items: string[]) => items.map((item) => `- ${item}`).join('\n');

/** What sample posts are put together from. */
export const postSections: readonly Section[] = [
  section(
    'Begin with a walk through the home',
    'Walk from the front door to the bed, the bathroom and the kitchen, slowly, the way a tired person does it at night. Whatever you step around is in the way of somebody with a walker.',
    list(
      'Take up loose rugs, or fix them with tape made for it.',
      'Lay cords along the wall.',
      'Keep the way from bed to toilet free and lit.',
      'Move what is used each day to between hip and shoulder height.',
    ),
    'Do it together with the person who lives there. It is their home, and what they have agreed to stays as it is when you have left.',
  ),
  section(
    'Keep one list of medicines',
    'Write down every medicine, with the dose, the time and the doctor who ordered it. Add what is bought without a prescription: vitamins, pain tablets, drops and creams count as well.',
    'Keep the list where a paramedic would find it, for example on the refrigerator, and take a copy to each appointment. When a medicine is changed, write the new list at once and throw the old one away.',
    'Questions about a dose, or about taking two medicines together, belong to the pharmacist or the doctor, and not to the aide.',
  ),
  section(
    'Make meals easy to want',
    'Older people often feel less hunger and less thirst. Small plates more often work better than three large meals, and company at the table does more than any recipe.',
    list(
      'Put a glass of water where it is seen, and offer it without being asked.',
      'Serve warm food warm: it smells of more.',
      'Cut food before it comes to the table when hands are stiff.',
      'Follow the diet that the doctor has ordered, and ask before you add salt or sugar.',
    ),
    'Coughing at the table, food left in the cheek, or weight that goes down without a reason are things to tell the doctor.',
  ),
  section(
    'Talk so that you are understood',
    'Sit down at eye level, in good light, and switch off the television. Say one thing at a time and wait: an answer may need longer than you are used to.',
    'With somebody who forgets, do not quiz and do not correct what does not matter. “Let us have coffee in the kitchen” is easier to follow than “Did you not eat yet?”',
    'A hearing aid helps only when its battery is charged and it is worn. Check both before you think that somebody does not listen.',
  ),
  section(
    'Plan the day around good hours',
    'Most people have hours in which things come easily. Put washing, walking and visits there, and leave the hard hours for rest.',
    list(
      'Write the plan in large letters where both of you see it.',
      'Keep getting up, meals and bedtime at about the same time.',
      'Leave room: a plan without gaps breaks at the first telephone call.',
    ),
    'A plan is a help and not a duty. When a bath does not work today, a wash at the basin will do, and nobody has failed.',
  ),
  section(
    'Look after the person who helps',
    'Whoever helps each day needs days on which somebody else does. Say so early: it is easier to arrange a free afternoon each week than a free week after you have fallen ill.',
    'Write down what you do, for a week. The list shows what could be given away: the laundry, the shopping, the drive to the doctor, one night.',
    'Sleeping badly, losing patience over small things, and letting your own appointments go are signs to take seriously. Tell your own doctor that you care for somebody.',
  ),
  section(
    'What to ask before the first visit',
    'An agency should be able to answer plain questions in plain words, and to give you the answers in writing.',
    list(
      'Who comes, and who comes when that person is ill?',
      'What may an aide do in this state, and what is for a nurse?',
      'How is the plan of care made, and how often is it looked at again?',
      'Whom do I call at night and on weekends?',
      'What does it cost, and who pays which part?',
    ),
    'Write down who told you what, and when. It saves you from asking the same again.',
  ),
  section(
    'Get up safely from a chair',
    'A good chair is firm, has arms, and is high enough that the hips are a little above the knees. A deep sofa is hard to leave for anybody.',
    'Slide to the front edge. Put both feet flat on the floor, a little behind the knees. Lean forward until the nose is over the toes, push down on the arms, and stand. Wait until you are steady before the first step.',
    'Do not pull somebody up by the arms: it hurts shoulders, and both may fall. A physical therapist can show a way that fits the two of you.',
  ),
  section(
    'Be ready for a storm or a power cut',
    'Keep in one bag: the list of medicines, a supply of them for some days, copies of insurance cards, glasses, batteries for hearing aids, a flashlight, and a charger for the telephone.',
    'Whoever uses oxygen or another device that needs power should ask its supplier for a plan now, and tell the power company that there is such a device in the home.',
    'Agree on one relative or friend out of town whom everybody calls, so that not everybody has to find everybody.',
  ),
  section(
    'Papers that save a day of searching',
    'Keep these in one folder, and tell one person whom you trust where it is:',
    list(
      'cards of Medicare, Medicaid and any other insurance',
      'names and numbers of doctors, pharmacy and agency',
      'a health care proxy or power of attorney, when there is one',
      'the last letters about benefits, with the date on which they have to be renewed',
    ),
    'Letters about renewing Medicaid have a last day to answer. Open them on the day on which they come, and call the number in the letter when something is not clear.',
  ),
  section(
    'Small exercises for ordinary days',
    'Moving a little each day keeps what strength there is. Ask the doctor first what is allowed, above all after a fall, an operation or with heart trouble.',
    list(
      'Stand up from a chair and sit down again, slowly, a few times.',
      'Hold on to the kitchen counter and rise onto the toes.',
      'Sitting, lift one knee and then the other, as in walking.',
      'Turn the head to look over each shoulder.',
    ),
    'Stop when it hurts, when breath is short or when the head spins, and tell somebody about it.',
  ),
  section(
    'When an aide becomes part of the week',
    'The first weeks are strange for everybody. It helps to show where things are, to say what is liked and what is not, and to leave alone what works already.',
    'Say early when something is not right. An agency would rather hear about a small thing today than about a large one in a month, and an aide can change only what has been said.',
    'Respect goes both ways: an aide is not there for the whole family’s laundry, and a client decides in their own home.',
  ),
];
