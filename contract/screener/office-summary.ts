import type { SiteLanguage } from '../shared/text/site-languages';
import type { Answers } from './answers';
import { formatBand } from './form';
import type { ScreenerResult } from './result';
import { screenerTexts } from './messages/page-texts.en';

/** The answers and the result for staff, in English, one per line. */
export function formatForOffice(
  answers: Answers,
  { programs }: Pick<ScreenerResult, 'programs'>,
  language: SiteLanguage,
): string {
  const found = programs
    .filter(({ fit }) => fit !== 'another-way')
    .map(({ name, englishName = name, fit }) => `${englishName}: ${screenerTexts.fits[fit]}`);
  const used = language === 'es' ? 'Answered in Spanish' : '';
  return [used, formatAnswers(answers), ...found].filter(Boolean).join('\n');
}

/** Skipped answers are left out. */
function formatAnswers(answers: Answers): string {
  const { questions } = screenerTexts;
  const choose = <Value extends string>(
    choices: Readonly<Record<Value, string>>,
    value: Value | null,
  ) => (value === null ? null : choices[value]);
  const { age, income, spouseIncome, savings, familyCaregiver: isPaid } = answers;
  const rows: (readonly [label: string, value: string | null])[] = [
    [questions.careFor.legend, choose(questions.careFor.choices, answers.careFor)],
    ['ZIP code:', answers.zip],
    ['County:', answers.county],
    [
      'What is hard:',
      answers.tasks?.map((task) => questions.tasks.choices[task]).join('; ') ?? null,
    ],
    ['Age:', age === null ? null : String(age)],
    ['Medicaid:', choose(questions.medicaid.choices, answers.medicaid)],
    ['Married:', choose(questions.marital.choices, answers.marital)],
    ['Income a month:', income && formatBand(income, screenerTexts)],
    ['Income of husband or wife:', spouseIncome && formatBand(spouseIncome, screenerTexts)],
    ['Savings:', savings && formatBand(savings, screenerTexts)],
    [questions.veteran.legend, choose(questions.veteran.choices, answers.veteran)],
    [
      questions.familyCaregiver.legend,
      isPaid === null ? null : questions.familyCaregiver.choices[isPaid ? 'yes' : 'no'],
    ],
  ];
  return rows.flatMap(([label, value]) => (value ? [`${label} ${value}`] : [])).join('\n');
}
