import { checkAge, checkNursingLevel, checkTasks } from './care';
import { checkFamily } from './family';
import { checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const communityFirstChoice = stateRule((one) => [
  checkNursingLevel(one),
  ...checkMedicaid(one, { overIncome: 'income-spend-down' }),
  fits('no-wait'),
  checkFamily(one),
]);

export const personalAssistance = stateRule((one) => [
  checkTasks(one),
  ...checkMedicaid(one, { overIncome: 'income-spend-down' }),
  checkFamily(one),
]);

/** For people with too much income for Community First Choice. */
export const communityOptions = stateRule((one) =>
  one.answers.medicaid === 'yes'
    ? [anotherWay('better-with-medicaid')]
    : [
        checkAge(one),
        checkNursingLevel(one),
        ...checkMedicaid(one, { overIncome: 'income-over', isWaiver: true }),
        fitsIf('registry'),
        checkFamily(one),
      ],
);
