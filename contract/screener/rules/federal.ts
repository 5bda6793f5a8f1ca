import { getAreaAgency } from '../../programs/area-agencies';
import { isElsewhere } from '../answers';
import { checkAnyDailyTask, checkDisability } from './care';
import { mayWantPay } from './family';
import { checkNetWorth } from './money';
import { anotherWay, findFactValue, fits, fitsIf, toOutcome, type Rule } from './outcome';

/** Shown until the state is known. */
export const medicaid: Rule = ({ region }, program) =>
  region === null ? toOutcome(program, [fitsIf('choose-state')]) : null;

export const aidAndAttendance: Rule = (answers, program, day) => {
  const { veteran } = answers;
  if (veteran === 'no') return null;
  const screening = { answers, program, day };
  const amount = findFactValue(screening, 'pension-aid-and-attendance-single');
  return toOutcome(program, [
    veteran === null ? fitsIf('if-veteran') : null,
    fitsIf('wartime-service'),
    checkAnyDailyTask(screening),
    checkDisability(screening),
    checkNetWorth(screening),
    amount === null ? null : fits('pension-up-to', { amount }),
    mayWantPay(answers) ? fits('money-for-family') : null,
  ]);
};

export const homeHealthAide: Rule = (answers, program, day) => {
  const { veteran } = answers;
  if (veteran === 'no') return null;
  return toOutcome(program, [
    veteran === null ? fitsIf('if-veteran') : null,
    veteran === 'widowed' ? anotherWay('veterans-only') : fitsIf('va-enrolled'),
    checkAnyDailyTask({ answers, program, day }),
    fits('va-supply'),
  ]);
};

export const medicare: Rule = (_answers, program) =>
  toOutcome(program, [anotherWay('medicare-skilled'), anotherWay('medicare-not-alone')]);

/** Possible wherever we work, so none of our states' results is empty. */
export const privatePay: Rule = (answers, program, day) => {
  if (isElsewhere(answers)) return null;
  const price = findFactValue({ answers, program, day }, 'price-middle');
  return toOutcome(program, [
    price === null ? anotherWay('private-pay') : anotherWay('private-price', { price }),
    anotherWay('area-agency', getAreaAgency(answers.region)),
  ]);
};
