import type { Program } from '../../programs/program';
import type { Answers } from '../answers';
import * as federal from './federal';
import * as maryland from './maryland';
import * as michigan from './michigan';
import * as newJersey from './new-jersey';
import * as newYork from './new-york';
import type { ReasonKey } from '../messages/reason';
import { fitOrder, isFromVa, isPrivatePay, payKeys, type Outcome, type Rule } from './outcome';

/** By file name in content/programs/, in the order of results with the same fit. */
const rules: Readonly<Record<string, Rule>> = {
  'ny-personal-care': newYork.personalCare,
  'ny-cdpap': newYork.cdpap,
  'ny-eisep': newYork.eisep,
  'ny-nhtd': newYork.nhtd,
  'nj-mltss': newJersey.mltss,
  'nj-personal-care': newJersey.personalCareAssistant,
  'nj-personal-preference': newJersey.personalPreference,
  'nj-jacc': newJersey.jacc,
  'md-community-first-choice': maryland.communityFirstChoice,
  'md-personal-assistance': maryland.personalAssistance,
  'md-community-options': maryland.communityOptions,
  'mi-home-help': michigan.homeHelp,
  'mi-choice': michigan.miChoice,
  'mi-coordinated-health': michigan.coordinatedHealth,
  'us-medicaid': federal.medicaid,
  'va-aid-and-attendance': federal.aidAndAttendance,
  'va-home-health-aide': federal.homeHealthAide,
  'medicare-home-health': federal.medicare,
  'private-pay': federal.privatePay,
};

export const programIds: readonly string[] = Object.keys(rules);

/** Everything that may pay for care, best fit first. Without a region, federal programs and a word to choose the state. @param day YYYY-MM-DD */
export function screenPrograms(
  answers: Answers,
  programs: readonly Program[],
  day: string,
): Outcome[] {
  const outcomes = Object.entries(rules).flatMap(([id, rule]) => {
    const program = programs.find((one) => one.id === id);
    return program === undefined ? [] : (rule(answers, program, day) ?? []);
  });
  const shown = isOwnMoneyFirst(outcomes) ? outcomes.map(putOwnMoneyFirst) : outcomes;
  return shown.sort(
    (a, b) =>
      fitOrder.indexOf(a.fit) - fitOrder.indexOf(b.fit) ||
      Number(isAskedFor(b, answers)) - Number(isAskedFor(a, answers)),
  );
}

const hasReason = ({ reasons }: Outcome, keys: readonly ReasonKey[]) =>
  reasons.some(({ key }) => keys.some((one) => one === key));

/** With savings far above a limit, unless another program or a spouse's share allows them. */
function isOwnMoneyFirst(outcomes: readonly Outcome[]): boolean {
  const open = outcomes.filter(({ fit }) => fit !== 'another-way');
  const keys = ['savings-within', 'savings-near', 'savings-over', 'spouse-keeps'] as const;
  return (
    outcomes.some((one) => hasReason(one, ['savings-far-over'])) &&
    !open.some((one) => hasReason(one, keys))
  );
}

function putOwnMoneyFirst(outcome: Outcome): Outcome {
  if (!isPrivatePay(outcome.program)) return outcome;
  return { ...outcome, fit: 'may-fit', reasons: [...outcome.reasons, { key: 'medicaid-later' }] };
}

/** A veteran looks for what VA pays, and a relative for who is paid. Own money fits only where it comes first. */
function isAskedFor(outcome: Outcome, { veteran, familyCaregiver }: Answers): boolean {
  const { program, fit } = outcome;
  return (
    (isPrivatePay(program) && fit === 'may-fit') ||
    (veteran === 'veteran' && isFromVa(program)) ||
    (familyCaregiver === true && hasReason(outcome, payKeys))
  );
}
