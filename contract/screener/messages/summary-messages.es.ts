import { withoutArticle } from '../../programs/area-agencies';
import { formatMoney as usd, formatTens as roundUsd } from '../../programs/format-fact';
import { exampleHours } from './messages.en';
import type { SummaryMessages } from './summary-messages.en';

function countPrograms({ fit, fitIf }: { fit: number; fitIf: number }): string {
  const count = (number: number) => (number === 1 ? 'un programa' : `${number} programas`);
  if (fit === 0)
    return fitIf === 1 ? 'Un programa puede ayudar' : `${fitIf} programas pueden ayudar`;
  const more = fitIf === 1 ? ', y otro puede ayudar' : `, y otros ${fitIf} pueden ayudar`;
  return `Es posible que califique para ${count(fit)}${fitIf === 0 ? '' : more}`;
}

export const summaryMessagesEs: SummaryMessages = {
  'child-paid': ({ program }) =>
    `Muchas veces se le puede pagar a una hija o a un hijo, con ${program}.`,
  'spouse-paid': ({ program }) =>
    `Muchas veces se le puede pagar al esposo o a la esposa, con ${program}.`,
  'relatives-paid': ({ program }) =>
    `Muchas veces se le puede pagar a un familiar o a un amigo, con ${program}.`,
  'relatives-not-spouse': ({ program }) =>
    `Muchas veces se le puede pagar a un familiar o a un amigo, con ${program}, pero no al esposo ni a la esposa.`,
  'spouse-not-paid': ({ program }) =>
    `${program} no puede pagarle al esposo ni a la esposa, pero muchas veces sí a un hijo o una hija mayor de edad, a otro familiar o a un amigo.`,
  'ask-family': ({ program }) =>
    `Muchas veces se le puede pagar a un familiar: pregunte primero por ${program}.`,
  'income-excess': ({ from, to }) =>
    `Medicaid: los ingresos pasan del límite por unos ${roundUsd(from)} a ${roundUsd(to)} al mes, pero puede ayudar un spend-down (gastar el excedente en gastos médicos).`,
  savings: ({ price }) =>
    `Con estos ahorros, lo usual es pagar primero el cuidado por su cuenta: unos ${usd(price * exampleHours)} por semana por ${exampleHours} horas.`,
  prices: () => 'Ver precios.',
  start: ({ fit, fitIf, program }) =>
    `${countPrograms({ fit, fitIf })}${fit + fitIf === 1 ? ':' : '. Empiece por'} ${program}.`,
  narrow: (counts) =>
    `${countPrograms(counts)}. Conteste más preguntas para ver cuáles le convienen.`,
  count: (counts) => `${countPrograms(counts)}.`,
  other: ({ name, phone }) =>
    `Hay otra ayuda. Pregunte primero en ${withoutArticle(name)}, ${phone}. Es gratis.`,
  'over-limit': ({ limit, program }) =>
    `Los ingresos pasan de su límite de ${usd(limit)} al mes, así que empiece por ${program}.`,
  va: () => 'El VA también puede ayudar a pagar.',
  'va-unasked': () =>
    'El VA puede ayudar a los veteranos y a sus viudas o viudos a pagar el cuidado.',
};
