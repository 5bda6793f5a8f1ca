import { expect, test } from 'vitest';
import { translateProgram } from '../programs/program';
import type { Answers } from './answers';
import { englishScreener, type ScreenerCatalog } from './catalog';
import { createResult } from './result';
import { spanishScreener } from './spanish';
import { asks, dollars, hasMedicaid, programs, skipped, threeTasks } from './testing/scenario';

const now = new Date('2026-11-30T15:00:00Z');

function summarizeIn(catalog: ScreenerCatalog, answers: Partial<Answers>) {
  const translated = programs.map((one) => translateProgram(one, catalog.language));
  const { summary } = createResult({ ...skipped, ...answers }, translated, now, catalog);
  return summary.map(({ text }) => text).join(' ');
}

const single = { age: 79, marital: 'single', veteran: 'no', familyCaregiver: false } as const;
const asksForPay = { ...single, familyCaregiver: true };
const daughter = { ...asksForPay, careFor: 'parent' } as const;
const wife = { ...asksForPay, careFor: 'spouse', marital: 'married' } as const;

test.each<[string, Partial<Answers>, string, string]>([
  [
    'a daughter in Queens who wants to be paid',
    { region: 'new-york', ...hasMedicaid, ...daughter },
    'A daughter or son can often be paid, through CDPAP.',
    'Muchas veces se le puede pagar a una hija o a un hijo, con CDPAP.',
  ],
  [
    'a daughter whose mother has too much income',
    { region: 'new-york', ...asks(0, 9_000), ...daughter, income: { min: 1_901, max: 2_500 } },
    'A daughter or son can often be paid, through CDPAP. Medicaid: income is about $70 to $660 a month above the limit, but a spend-down may help.',
    '',
  ],
  [
    'a daughter in Baltimore, where each program says who can be paid',
    { region: 'maryland', tasks: threeTasks, ...daughter },
    'A relative can often be paid: ask about Community First Choice (CFC) first.',
    'Muchas veces se le puede pagar a un familiar: pregunte primero por Community First Choice (CFC).',
  ],
  [
    'a wife in New Jersey, with too much income for the program that pays her',
    { region: 'new-jersey', ...asks(2_000, 3_000), ...wife },
    'A husband or wife can often be paid, through Personal Preference Program (PPP). Income is above its limit of $1,804 a month, so start with Managed Long Term Services and Supports (MLTSS).',
    'Muchas veces se le puede pagar al esposo o a la esposa, con Personal Preference Program (PPP). Los ingresos pasan de su límite de $1,804 al mes, así que empiece por Managed Long Term Services and Supports (MLTSS).',
  ],
  [
    'a wife in Michigan, whom no program pays',
    { region: 'michigan', ...hasMedicaid, ...wife },
    'Home Help can’t pay a husband or wife, but it can often pay a grown child, another relative, or a friend.',
    'Home Help no puede pagarle al esposo ni a la esposa, pero muchas veces sí a un hijo o una hija mayor de edad, a otro familiar o a un amigo.',
  ],
  [
    'income above Medicaid’s limit',
    { region: 'new-york', ...asks(0, 9_000), ...single, income: { min: 1_901, max: 2_500 } },
    'Medicaid: income is about $70 to $660 a month above the limit, but a spend-down may help.',
    'Medicaid: los ingresos pasan del límite por unos $70 a $660 al mes, pero puede ayudar un spend-down (gastar el excedente en gastos médicos).',
  ],
  [
    'income that a deductible brings down',
    { region: 'michigan', ...asks(3_100, 5_000), ...single },
    'Income is above the limit of $1,350 a month, but Medicaid with a deductible may help.',
    '',
  ],
  [
    'income that only one program allows',
    { region: 'michigan', ...asks(2_300, 5_000), ...single },
    'One program may fit, and one more may help. Start with MI Choice Waiver.',
    'Es posible que califique para un programa, y otro puede ayudar. Empiece por MI Choice Waiver.',
  ],
  [
    'savings far above the limits',
    { region: 'michigan', ...asks(2_300, 60_000), ...single },
    'With these savings, people usually pay for care themselves first: about $420 a week for 12 hours. See prices.',
    'Con estos ahorros, lo usual es pagar primero el cuidado por su cuenta: unos $420 por semana por 12 horas. Ver precios.',
  ],
  [
    'a veteran with savings far above Medicaid’s limits',
    { region: 'michigan', ...asks(2_300, 60_000), ...single, veteran: 'veteran' },
    'With these savings, people usually pay for care themselves first: about $420 a week for 12 hours. See prices. VA may help pay too.',
    '',
  ],
  [
    'a veteran whose income and savings are above Medicaid’s limits',
    { region: 'michigan', ...asks(2_300, 20_000), ...single, veteran: 'veteran' },
    '4 programs may help. Start with VA pension with Aid and Attendance.',
    '4 programas pueden ayudar. Empiece por Pensión del VA con Aid and Attendance (ayuda y asistencia).',
  ],
  [
    'a couple with an income within the limit',
    {
      region: 'new-jersey',
      ...asks(900, 5_000),
      ...single,
      marital: 'married',
      spouseIncome: dollars(800),
    },
    '3 programs may fit, and one more may help. Start with Managed Long Term Services and Supports (MLTSS).',
    '',
  ],
  [
    'someone who has only said where',
    { region: 'new-jersey', zip: '07102' },
    '6 programs may help. A few more answers show which fit best. For veterans and their widows or widowers, VA may help pay.',
    '6 programas pueden ayudar. Conteste más preguntas para ver cuáles le convienen. El VA puede ayudar a los veteranos y a sus viudas o viudos a pagar el cuidado.',
  ],
  [
    'help with housework alone',
    { region: 'new-jersey', ...hasMedicaid, ...single, tasks: ['housework'] },
    'There is other help. Ask the Aging and Disability Resource Connection, 1-877-222-3737, first. It’s free.',
    '',
  ],
  [
    'a daughter in Baltimore who has only said for whom and where',
    { region: 'maryland', careFor: 'parent' },
    'A relative can often be paid: ask about Community First Choice (CFC) first. 5 programs may help. For veterans and their widows or widowers, VA may help pay.',
    'Muchas veces se le puede pagar a un familiar: pregunte primero por Community First Choice (CFC). 5 programas pueden ayudar. El VA puede ayudar a los veteranos y a sus viudas o viudos a pagar el cuidado.',
  ],
  [
    'a husband who was not asked about pay, in a state that doesn’t pay him',
    { region: 'new-york', ...hasMedicaid, ...single, careFor: 'spouse', familyCaregiver: null },
    'CDPAP can’t pay a husband or wife, but it can often pay a grown child, another relative, or a friend. One program may fit, and one more may help.',
    '',
  ],
  [
    'a wife who was not asked about pay, with too much income for the program that could pay her',
    { region: 'new-jersey', ...asks(2_000, 3_000), ...wife, familyCaregiver: null },
    'One program may fit, and one more may help. Start with Managed Long Term Services and Supports (MLTSS).',
    '',
  ],
  [
    'someone who has only said that the care is for them',
    { region: 'maryland', careFor: 'self' },
    '5 programs may help. A few more answers show which fit best. For veterans and their widows or widowers, VA may help pay.',
    '',
  ],
  [
    'a veteran of whom nothing else is known',
    { ...skipped, region: 'michigan', careFor: 'self', veteran: 'veteran' },
    '5 programs may help. Start with VA pension with Aid and Attendance.',
    '5 programas pueden ayudar. Empiece por Pensión del VA con Aid and Attendance (ayuda y asistencia).',
  ],
  ['someone outside our states', { zip: '33101' }, '', ''],
])('%s reads a summary on top', (_who, answers, english, spanish) => {
  expect(summarizeIn(englishScreener, answers)).toBe(english);
  if (spanish !== '') expect(summarizeIn(spanishScreener, answers)).toBe(spanish);
});
