import type { AreaAgency } from '../../programs/area-agencies';
import { formatMoney as usd, formatTens as roundUsd } from '../../programs/format-fact';
import { exampleHours } from './messages.en';

type Limit = { limit: number };
type Named = { program: string };
/** Programs that may fit, and those that fit only if something else is so. */
type Counts = { fit: number; fitIf: number };

function countPrograms({ fit, fitIf }: Counts): string {
  const count = (number: number) => (number === 1 ? 'One program' : `${number} programs`);
  if (fit === 0) return `${count(fitIf)} may help`;
  const more = fitIf === 0 ? '' : `, and ${fitIf === 1 ? 'one' : fitIf} more may help`;
  return `${count(fit)} may fit${more}`;
}

/** The line above all programs. Together they are at most three sentences. */
export const summaryMessagesEn = {
  'child-paid': ({ program }: Named) => `A daughter or son can often be paid, through ${program}.`,
  'spouse-paid': ({ program }: Named) => `A husband or wife can often be paid, through ${program}.`,
  'relatives-paid': ({ program }: Named) =>
    `A relative or friend can often be paid, through ${program}.`,
  'relatives-not-spouse': ({ program }: Named) =>
    `A relative or friend can often be paid, through ${program}, but not a husband or wife.`,
  'spouse-not-paid': ({ program }: Named) =>
    `${program} can’t pay a husband or wife, but it can often pay a grown child, another relative, or a friend.`,
  'ask-family': ({ program }: Named) => `A relative can often be paid: ask about ${program} first.`,
  'income-excess': ({ from, to }: { from: number; to: number }) =>
    `Medicaid: income is about ${roundUsd(from)} to ${roundUsd(to)} a month above the limit, but a spend-down may help.`,
  savings: ({ price }: { price: number }) =>
    `With these savings, people usually pay for care themselves first: about ${usd(price * exampleHours)} a week for ${exampleHours} hours.`,
  prices: () => 'See prices.',
  start: ({ fit, fitIf, program }: Counts & Named) =>
    `${countPrograms({ fit, fitIf })}${fit + fitIf === 1 ? ':' : '. Start with'} ${program}.`,
  narrow: (counts: Counts) => `${countPrograms(counts)}. A few more answers show which fit best.`,
  count: (counts: Counts) => `${countPrograms(counts)}.`,
  other: ({ name, phone }: AreaAgency) =>
    `There is other help. Ask ${name}, ${phone}, first. It’s free.`,
  'over-limit': ({ limit, program }: Limit & Named) =>
    `Income is above its limit of ${usd(limit)} a month, so start with ${program}.`,
  va: () => 'VA may help pay too.',
  'va-unasked': () => 'For veterans and their widows or widowers, VA may help pay.',
} as const satisfies Record<string, (values: never) => string>;

export type SummaryMessages = typeof summaryMessagesEn;
export type SummaryKey = keyof SummaryMessages;
