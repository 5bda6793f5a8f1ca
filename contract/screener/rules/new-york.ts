import {
  checkAge,
  checkDailyOrHouseholdTasks,
  checkDisability,
  checkNursingLevel,
  checkTaskCount,
} from './care';
import { checkFamily, checkHelper } from './family';
import { checkMedicaid } from './money';
import { anotherWay, findFactValue, fits, fitsIf, stateRule, type Screening } from './outcome';

const checkNewYorkMedicaid = (screening: Screening) =>
  checkMedicaid(screening, { overIncome: 'income-spend-down', spendsDownToLimit: true });

export const personalCare = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkNewYorkMedicaid(screening),
]);

export const cdpap = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkNewYorkMedicaid(screening),
  screening.answers.medicaid === 'yes' ? null : fitsIf('first-personal-care'),
  ...checkHelper(screening),
]);

export const nhtd = stateRule((screening) =>
  findFactValue(screening, 'takes-new-people') === 0
    ? [anotherWay('closed')]
    : [
        checkNursingLevel(screening),
        checkDisability(screening),
        ...checkNewYorkMedicaid(screening),
      ],
);

/** Without Medicaid only, for older people, with a share by income. */
export const eisep = stateRule((screening) => {
  const { medicaid, marital } = screening.answers;
  const level = marital === 'married' ? 'poverty-level-couple' : 'poverty-level-single';
  const monthly = findFactValue(screening, level);
  const percent = findFactValue(screening, 'share-from-percent');
  return [
    checkAge(screening),
    checkDailyOrHouseholdTasks(screening),
    medicaid === 'yes' ? anotherWay('has-medicaid-instead') : null,
    medicaid === 'no' ? null : fitsIf('not-with-medicaid'),
    monthly && percent
      ? fits('income-share', { limit: Math.round((monthly * percent) / 100) })
      : null,
    fits('may-wait'),
    checkFamily(screening),
  ];
});
