import type { Program } from '../../programs/facts';
import type { Answers, Outcome } from '../answers';
import * as federal from './federal';
import * as maryland from './maryland';
import * as michigan from './michigan';
import * as newJersey from './new-jersey';
import * as newYork from './new-york';
import type { ReasonKey } from '../messages.en';
import { fitOrder, type Rule } from './outcome';

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

/** What may pay for care, best fit first. Without a region, federal programs and a word to choose the state. @param day YYYY-MM-DD */
export function screenPrograms(
  answers: Answers,
  programs: readonly Program[],
  day: string,
): Outcome[] {
  const outcomes = Object.entries(rules).flatMap(([id, rule]) => {
    const program = programs.find((one) => one.id === id);
    return program === undefined ? [] : (rule(answers, program, day) ?? []);
  });
  return outcomes.sort(
    (a, b) =>
      fitOrder.indexOf(a.fit) - fitOrder.indexOf(b.fit) ||
      Number(isAskedFor(b, answers)) - Number(isAskedFor(a, answers)),
  );
}

const paidReasons: readonly ReasonKey[] = [
  'child-paid',
  'spouse-paid',
  'relatives-paid',
  'relatives-not-spouse',
];

/** A veteran looks for what VA pays, and a relative for what pays relatives. */
function isAskedFor({ program, reasons }: Outcome, { veteran }: Answers): boolean {
  return (
    (veteran === 'veteran' && program.startsWith('va-')) ||
    reasons.some(({ key }) => paidReasons.some((reason) => reason === key))
  );
}
