import { getAreaAgency } from '../../programs/area-agencies';
import { findFact } from '../../programs/program';
import { checkDailyTasks, checkDisability } from './care';
import { checkNetWorth } from './money';
import { anotherWay, fits, fitsIf, toOutcome, type Rule } from './outcome';

/** Shown until the state is known. */
export const medicaid: Rule = ({ region }, program) =>
  region === null ? toOutcome(program, [fitsIf('choose-state')]) : null;

export const aidAndAttendance: Rule = (answers, program, day) => {
  const { veteran, familyCaregiver } = answers;
  if (veteran === 'no') return null;
  const one = { answers, program, day };
  const limit = findFact(program, 'pension-aid-and-attendance-single', day);
  return toOutcome(program, [
    veteran === null ? fitsIf('if-veteran') : null,
    fitsIf('wartime-service'),
    checkDailyTasks(one),
    checkDisability(one),
    checkNetWorth(one),
    limit === null ? null : fits('pension-up-to', { limit }),
    familyCaregiver === true ? fits('money-for-family') : null,
  ]);
};

export const homeHealthAide: Rule = (answers, program, day) => {
  const { veteran } = answers;
  if (veteran === 'no') return null;
  return toOutcome(program, [
    veteran === null ? fitsIf('if-veteran') : null,
    veteran === 'widowed' ? anotherWay('veterans-only') : fitsIf('va-enrolled'),
    checkDailyTasks({ answers, program, day }),
    fits('va-supply'),
  ]);
};

export const medicare: Rule = (_answers, program) =>
  toOutcome(program, [anotherWay('medicare-skilled'), anotherWay('medicare-not-alone')]);

/** Always possible, so no result is empty. */
export const privatePay: Rule = ({ region }, program, day) => {
  const limit = findFact(program, 'price-middle', day);
  return toOutcome(program, [
    limit === null ? anotherWay('private-pay') : anotherWay('private-price', { limit }),
    anotherWay('area-agency', getAreaAgency(region)),
  ]);
};
