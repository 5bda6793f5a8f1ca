import { checkDisability, checkNursingLevel, checkTasks } from './care';
import { checkFamily } from './family';
import { checkMedicaid } from './money';
import { anotherWay, fits, fitsIf, stateRule } from './outcome';

export const homeHelp = stateRule((one) => [
  checkTasks(one),
  ...checkMedicaid(one, { overIncome: 'income-deductible' }),
  fits('no-wait'),
  checkFamily(one),
]);

export const miChoice = stateRule((one) => [
  checkNursingLevel(one),
  checkDisability(one),
  ...checkMedicaid(one, { overIncome: 'income-over', isWaiver: true }),
  fits('may-wait'),
  checkFamily(one),
]);

/** Plans for people who have both Medicare and Medicaid. */
export const coordinatedHealth = stateRule(({ answers: { medicaid } }) => [
  medicaid === 'no' ? anotherWay('needs-medicaid') : fitsIf('plan-card'),
]);
