import { checkAge, checkDisability, checkNursingLevel, checkTaskCount } from './care';
import { checkFamily, checkHelper } from './family';
import { checkLimits, checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const mltss = stateRule((screening) => [
  checkNursingLevel(screening),
  checkDisability(screening),
  ...checkMedicaid(screening, { overIncome: 'income-trust', isWaiver: true }),
  checkFamily(screening),
]);

export const personalCareAssistant = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkMedicaid(screening, { overIncome: 'income-waiver' }),
]);

export const personalPreference = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkMedicaid(screening, { overIncome: 'income-waiver' }),
  screening.answers.medicaid === 'yes' ? null : fitsIf('first-personal-care'),
  ...checkHelper(screening),
]);

/** Less income never makes it fit less: people who might get Medicaid are told to try that first. */
export const jacc = stateRule((screening) => {
  const { medicaid } = screening.answers;
  return [
    checkAge(screening),
    checkNursingLevel(screening),
    medicaid === 'yes' ? anotherWay('has-medicaid-instead') : null,
    medicaid === 'no' ? fits('medicaid-first') : fitsIf('not-with-medicaid'),
    ...checkLimits(screening),
    fits('may-wait'),
    checkFamily(screening),
  ];
});
