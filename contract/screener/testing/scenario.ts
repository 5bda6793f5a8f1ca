import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Fact, Program } from '../../programs/facts';
import type { Answers, Band, Outcome } from '../answers';
import { screenPrograms } from '../rules/screen-programs';

const folder = 'content/programs';

/** The programs that the site ships. */
export const programs: Program[] = readdirSync(folder).map((name) => {
  const program = parse(readFileSync(`${folder}/${name}`, 'utf8')) as Program;
  const facts = program.facts.map((fact): Fact => ({ ...fact, until: fact.until ?? null }));
  return { ...program, id: name.replace('.yaml', ''), facts };
});

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
