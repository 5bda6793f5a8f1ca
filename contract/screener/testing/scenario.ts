import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listFacts, selectFacts, type FactSheet } from '../../programs/fact-sheets';
import type { Program } from '../../programs/facts';
import type { Answers, Band, Outcome } from '../answers';
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
  savings: null,
  marital: null,
  age: null,
  veteran: null,
  familyCaregiver: null,
};

/** On this day, the limits of 2026 are in force. */
export const today = '2026-11-30';

export const dollars = (amount: number): Band => ({ min: amount, max: amount });

/** 'may-fit' and the keys of its reasons. */
export function screen(id: string, answers: Answers, day = today): string {
  const outcome = screenPrograms(answers, programs, day).find(({ program }) => program === id);
  return outcome === undefined ? 'not shown' : format(outcome);
}

function format({ fit, reasons }: Outcome): string {
  return `${fit}: ${reasons.map(({ key }) => key).join(' ')}`;
}
