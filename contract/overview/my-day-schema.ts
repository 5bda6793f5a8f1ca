import Type, { type Static } from 'typebox';
import { followUpKinds } from '../follow-ups/constants';
import { FollowUp } from '../follow-ups/schema';
import { screens } from '../shared/roles';
import { namedObject, nullable, stringEnum, timestamp } from '../shared/schema/fields';

const record = {
  kind: stringEnum(followUpKinds),
  id: Type.String(),
  screen: stringEnum(screens.map(({ id }) => id)),
  name: Type.String(),
  at: timestamp,
};

const waiting = (description: string) =>
  Type.Object(
    { items: Type.Array(Type.Object(record)), hasMore: Type.Boolean() },
    { description: `${description}, the longest wait first` },
  );

/** Only what the account sees. */
export const MyDay = namedObject('MyDay', {
  followUps: Type.Array(Type.Object({ ...record, followUp: FollowUp }), {
    description: 'Overdue or due today, the earliest first',
  }),
  longest: nullable(
    Type.Object({ ...record, assignee: nullable(Type.String()), isSnoozed: Type.Boolean() }),
    'The thread that has waited longest, including snoozed threads and those of colleagues',
  ),
  waiting: waiting('Assigned to the account'),
  unassigned: waiting('Assigned to nobody'),
  since: Type.String({ description: 'When the account was here last, at most a week ago' }),
  changes: Type.Array(
    Type.Object({
      ...record,
      what: stringEnum(
        ['message', 'assigned', 'mention'],
        'A new message in what is assigned to the account, or assigned or mentioned by a colleague',
      ),
    }),
    { description: 'Since then, the latest first' },
  ),
});
export type MyDay = Static<typeof MyDay>;
export type DayRecord = MyDay['waiting']['items'][number];
