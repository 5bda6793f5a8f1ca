import { checkAge, checkNursingLevel, checkTaskCount } from './care';
import { checkFamily } from './family';
import { checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const communityFirstChoice = stateRule((screening) => [
  checkNursingLevel(screening),
  ...checkMedicaid(screening, { overIncome: 'income-spend-down' }),
  fits('no-wait'),
  checkFamily(screening),
]);

export const personalAssistance = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkMedicaid(screening, { overIncome: 'income-spend-down' }),
  checkFamily(screening),
]);

/** For people with too much income for Community First Choice. */
export const communityOptions = stateRule((screening) =>
  screening.answers.medicaid === 'yes'
    ? [anotherWay('better-with-medicaid')]
    : [
        checkAge(screening),
        checkNursingLevel(screening),
        ...checkMedicaid(screening, { overIncome: 'income-over', isWaiver: true }),
        fitsIf('registry'),
        checkFamily(screening),
      ],
);
