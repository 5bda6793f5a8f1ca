import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listFacts, selectFacts, type FactSheet } from '../../programs/fact-sheets';
import type { Program } from '../../programs/program';
import type { Answers, Band, Task } from '../answers';
import type { ReasonKey } from '../messages/reason';
import type { Fit, Outcome } from '../rules/outcome';
import { screenPrograms } from '../rules/screen-programs';

const read = <Fields>(folder: string) =>
  readdirSync(folder).map((name) => ({
    ...(parse(readFileSync(`${folder}/${name}`, 'utf8')) as Fields),
    id: name.replace('.yaml', ''),
  }));

const facts = read<FactSheet>('content/facts').flatMap(listFacts);

/** The programs that the site ships. */
export const programs: Program[] = read<Omit<Program, 'id' | 'facts'>>('content/programs').map(
  (program) => ({ ...program, facts: selectFacts(program.id, facts) }),
);

export const skipped: Answers = {
  careFor: null,
  zip: null,
  region: null,
  county: null,
  tasks: null,
  medicaid: null,
  income: null,
  spouseIncome: null,
  savings: null,
  marital: null,
  age: null,
  veteran: null,
  familyCaregiver: null,
};

/** On this day, the limits of 2026 are in force. */
export const today = '2026-11-30';

export const dollars = (amount: number): Band => ({ min: amount, max: amount });

export const threeTasks: readonly Task[] = ['bathing', 'dressing', 'moving'];
export const hasMedicaid = { medicaid: 'yes', tasks: threeTasks } as const;

/** Of someone without Medicaid. */
export const asks = (income: number, savings: number, tasks = threeTasks) =>
  ({ medicaid: 'no', tasks, income: dollars(income), savings: dollars(savings) }) as const;

/** 'may-fit' and the keys of its reasons. */
export function screen(id: string, answers: Answers, day = today): string {
  const outcome = screenPrograms(answers, programs, day).find(({ program }) => program === id);
  return outcome === undefined ? 'not shown' : format(outcome);
}

function format({ fit, reasons }: Outcome): string {
  return `${fit}: ${reasons.map(({ key }) => key).join(' ')}`;
}

type Scenario = [program: string, answers: Partial<Answers>, fit: Fit, reason: ReasonKey];

export function testScenarios(person: Answers, scenarios: readonly Scenario[]): void {
  test.each(scenarios)('%s with %j is %s because of %s', (program, answers, fit, reason) => {
    const outcome = screen(program, { ...person, ...answers });
    expect(outcome).toMatch(new RegExp(`^${fit}: (.* )?${reason}( |$)`));
  });
}
