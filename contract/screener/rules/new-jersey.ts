import { checkAge, checkDisability, checkNursingLevel, checkTasks } from './care';
import { checkFamily } from './family';
import { checkLimits, checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const mltss = stateRule((one) => [
  checkNursingLevel(one),
  checkDisability(one),
  ...checkMedicaid(one, { overIncome: 'income-trust', isWaiver: true }),
  checkFamily(one),
]);

export const personalCareAssistant = stateRule((one) => [
  checkTasks(one),
  ...checkMedicaid(one, { overIncome: 'income-waiver' }),
]);

export const personalPreference = stateRule((one) => [
  checkTasks(one),
  ...checkMedicaid(one, { overIncome: 'income-waiver' }),
  one.answers.medicaid === 'yes' ? null : fitsIf('first-personal-care'),
  checkFamily(one) ?? fitsIf('choose-helper'),
]);

/** Less income never makes it fit less: people who might get Medicaid are told to try that first. */
export const jacc = stateRule((one) => {
  const { medicaid } = one.answers;
  return [
    checkAge(one),
    checkNursingLevel(one),
    medicaid === 'yes' ? anotherWay('has-medicaid-instead') : null,
    medicaid === 'no' ? fits('medicaid-first') : fitsIf('not-with-medicaid'),
    ...checkLimits(one),
    fits('may-wait'),
    checkFamily(one),
  ];
});
