import { findFact } from '../../programs/program';
import { checkAge, checkAnyTask, checkDisability, checkNursingLevel, checkTasks } from './care';
import { checkFamily } from './family';
import { checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule, type Case } from './outcome';

const checkNewYorkMedicaid = (one: Case) =>
  checkMedicaid(one, { overIncome: 'income-spend-down', spendsDownToLimit: true });

export const personalCare = stateRule((one) => [checkTasks(one), ...checkNewYorkMedicaid(one)]);

export const cdpap = stateRule((one) => [
  checkTasks(one),
  ...checkNewYorkMedicaid(one),
  one.answers.medicaid === 'yes' ? null : fitsIf('first-personal-care'),
  checkFamily(one) ?? fitsIf('choose-helper'),
]);

export const nhtd = stateRule((one) =>
  findFact(one.program, 'takes-new-people', one.day) === 0
    ? [anotherWay('closed')]
    : [checkNursingLevel(one), checkDisability(one), ...checkNewYorkMedicaid(one)],
);

/** Without Medicaid only, for older people, with a share by income. */
export const eisep = stateRule((one) => {
  const { medicaid, marital, familyCaregiver } = one.answers;
  const level = marital === 'married' ? 'poverty-level-couple' : 'poverty-level-single';
  const monthly = findFact(one.program, level, one.day);
  const percent = findFact(one.program, 'share-from-percent', one.day);
  return [
    checkAge(one),
    checkAnyTask(one),
    medicaid === 'yes' ? anotherWay('has-medicaid-instead') : null,
    medicaid === 'no' ? null : fitsIf('not-with-medicaid'),
    monthly && percent
      ? fits('income-share', { limit: Math.round((monthly * percent) / 100) })
      : null,
    fits('may-wait'),
    familyCaregiver === true ? fitsIf('ask-family') : null,
  ];
});
