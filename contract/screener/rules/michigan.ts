import { checkDisability, checkNursingLevel, checkTaskCount } from './care';
import { checkFamily } from './family';
import { checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const homeHelp = stateRule((screening) => [
  checkTaskCount(screening),
  ...checkMedicaid(screening, { overIncome: 'income-deductible' }),
  fits('no-wait'),
  checkFamily(screening),
]);

export const miChoice = stateRule((screening) => [
  checkNursingLevel(screening),
  checkDisability(screening),
  ...checkMedicaid(screening, { overIncome: 'income-over', isWaiver: true }),
  fits('may-wait'),
  checkFamily(screening),
]);

/** Plans for people who have both Medicare and Medicaid. */
export const coordinatedHealth = stateRule(({ answers: { medicaid } }) => [
  medicaid === 'no' ? anotherWay('needs-medicaid') : fitsIf('plan-card'),
]);
