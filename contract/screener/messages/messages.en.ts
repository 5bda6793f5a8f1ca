import type { AreaAgency } from '../../programs/area-agencies';
import { formatMoney as usd, formatTens as roundUsd } from '../../programs/format-fact';

type Limit = { limit: number };
type Count = { count: number };
type Age = { age: number };

/** Hours a week: four on three days, as on the page Prices. */
export const exampleHours = 12;

const dailyTasks = (count: number) => (count === 1 ? 'one daily task' : `${count} daily tasks`);

/** One short sentence per reason of an outcome. The Spanish catalog has the same type. */
export const messagesEn = {
  // Medicaid
  'has-medicaid': () => 'Medicaid is already in place.',
  'medicaid-share': ({ limit }: Limit) =>
    `Income is above the usual limit of ${usd(limit)} a month, so you may have to pay part of the bills. Ask the office, or free legal aid.`,
  'apply-for-medicaid': () => 'This program needs Medicaid, so the first step is to apply for it.',
  'needs-medicaid': () => 'This program is for people with Medicaid.',
  'medicaid-applied': () => 'It depends on what Medicaid decides.',
  'limits-under-65': ({ age }: Age) =>
    `Under ${age}, Medicaid has other limits, so ask the office.`,
  'under-65-disability': ({ age }: Age) => `Under ${age}, people need proof of a disability.`,
  'age-from': ({ age }: Age) => `It is for people who are ${age} or older.`,
  'not-with-medicaid': () => 'It is for people who don’t have Medicaid.',
  'has-medicaid-instead': () => 'It is not for people with Medicaid. Medicaid can pay for more.',
  'medicaid-first': () => 'If Medicaid is possible, the office will ask you to try that first.',

  // Income
  'income-within': ({ limit }: Limit) =>
    `Income seems to be within the limit of ${usd(limit)} a month.`,
  'income-limit': ({ limit }: Limit) => `Income can be at most ${usd(limit)} a month.`,
  'income-near': ({ limit }: Limit) =>
    `Income is close to the limit of ${usd(limit)} a month, so the exact amount matters.`,
  'income-with-spouse': ({ limit }: Limit) =>
    `For a couple, both incomes together can be at most ${usd(limit)} a month.`,
  'income-excess': ({ limit, from, to }: Limit & { from: number; to: number }) =>
    `Income is above the limit of ${usd(limit)} a month by about ${roundUsd(from)} to ${roundUsd(to)}. Medical bills of that amount each month (a spend-down) or a pooled trust may help.`,
  'income-spend-down': ({ limit }: Limit) =>
    `Income is above the limit of ${usd(limit)} a month, but a spend-down or a pooled trust may help.`,
  'income-deductible': ({ limit }: Limit) =>
    `Income is above the limit of ${usd(limit)} a month, but Medicaid with a deductible may help.`,
  'income-trust': ({ limit }: Limit) =>
    `Income is above the limit of ${usd(limit)} a month, but a Qualified Income Trust may help.`,
  'income-waiver': ({ limit }: Limit) =>
    `Income is above the limit of ${usd(limit)} a month. Programs at nursing home level allow more.`,
  'income-over': ({ limit }: Limit) =>
    `Income is above the limit of ${usd(limit)} a month. Ask free legal aid whether there is a way.`,
  'ask-income-limit': () => 'The income limit depends on the case, so ask the office.',
  'ask-spend-down': () =>
    'The office will check income. If it is too high, medical bills can bring it down (a spend-down).',
  'income-share': ({ limit }: Limit) =>
    `There is no income limit, but people with more than ${usd(limit)} a month pay a share.`,

  // Savings
  'savings-within': ({ limit }: Limit) => `Savings seem to be within the limit of ${usd(limit)}.`,
  'savings-limit': ({ limit }: Limit) => `Savings can be at most ${usd(limit)}.`,
  'savings-near': ({ limit }: Limit) =>
    `Savings are close to the limit of ${usd(limit)}, so the exact amount matters.`,
  'savings-over': ({ limit }: Limit) =>
    `Savings are above the limit of ${usd(limit)}. Get legal advice before you move or spend money.`,
  'savings-far-over': ({ limit }: Limit) =>
    `Savings are several times the limit of ${usd(limit)}. Get legal advice before you move or spend money.`,
  'ask-savings-limit': () => 'There is a limit on savings, so ask the office.',
  'spouse-keeps': ({ min, max }: { min: number; max: number }) =>
    `The spouse at home may keep savings of at least ${usd(min)}, and up to ${usd(max)}.`,
  'spouse-income': ({ max }: { max: number }) =>
    `The spouse at home may get part of the income, up to ${usd(max)} a month in all.`,
  'net-worth-within': ({ limit }: Limit) =>
    `Savings and a year’s income seem to be within VA’s limit of ${usd(limit)}.`,
  'net-worth-limit': ({ limit }: Limit) =>
    `Savings and a year’s income can be at most ${usd(limit)}. Bills for care lower the income, and a home and a car don’t count.`,
  'net-worth-over': ({ limit }: Limit) =>
    `Savings are above VA’s limit of ${usd(limit)}. VA health care may still help.`,

  // Care
  'tasks-enough': ({ count }: Count) =>
    `At least ${dailyTasks(count)} must be hard, and your answers name enough.`,
  'tasks-dementia': ({ count }: Count) =>
    `With a diagnosis of dementia, ${dailyTasks(count)} that need watching are enough.`,
  'tasks-needed': ({ count }: Count) =>
    `At least ${dailyTasks(count)} must be hard, such as bathing or dressing.`,
  'tasks-few': ({ count }: Count) =>
    `At least ${dailyTasks(count)} must be hard. A nurse will look at all of them.`,
  'tasks-none': () => 'It is not for housework alone.',
  'household-tasks': () => 'Two household tasks that are hard are enough.',
  'daily-tasks': () => 'It is for people who need help with daily tasks, such as bathing.',
  'nursing-level-likely': () =>
    'It is for people who need the level of care that a nursing home gives. A nurse decides, and your answers point to it.',
  'nursing-level': () =>
    'It is for people who need the level of care that a nursing home gives. A nurse decides.',
  'nursing-level-unlikely': () =>
    'It is for people who need the level of care that a nursing home gives. With less need, other programs fit better.',
  closed: () => 'It takes no new people now. Ask about personal care instead.',
  'may-wait': () => 'There may be a waiting list.',
  registry: () => 'People who live at home wait on a list first, called the registry.',
  'no-wait': () => 'There is no waiting list.',
  'better-with-medicaid': () =>
    'With Medicaid, Community First Choice gives this help without a wait.',
  'plan-card': () => 'It is only for people whose Medicare and Medicaid card names such a plan.',

  // A relative as caregiver
  'choose-helper': () => 'You choose and manage the helper, or someone speaks for you.',
  'first-personal-care': () => 'First, Medicaid has to approve hours of personal care.',
  'child-paid': () => 'A grown child can be the paid helper.',
  'child-not-paid': () => 'A grown child can’t be the paid helper, so it needs someone else.',
  'spouse-paid': () => 'A husband or wife can be the paid helper.',
  'spouse-not-paid': () => 'A husband or wife can’t be the paid helper, so it needs someone else.',
  'parent-paid-from': ({ age }: Age) =>
    `A parent can be the paid helper only of a child who is ${age} or older.`,
  'relatives-paid': () => 'A grown child, another relative, or a friend can be the paid helper.',
  'relatives-not-spouse': () =>
    'A grown child, another relative, or a friend can be the paid helper, but not a husband or wife.',
  'ask-family': () => 'A relative can often be paid. Ask the office who can.',
  'money-for-family': () => 'The money can also pay a relative for care.',

  // Federal programs
  'choose-state': () => 'Each state has its own Medicaid programs and limits.',
  'if-veteran': () => 'It is for veterans, and for some widows and widowers of veterans.',
  'veterans-only': () => 'It is for veterans. Widows and widowers can ask for Aid and Attendance.',
  'wartime-service': () => 'The veteran must have served during wartime, even without combat.',
  'pension-up-to': ({ amount }: { amount: number }) =>
    `It pays a single veteran up to ${usd(amount)} a year, less other income. Bills for care lower that income.`,
  'va-enrolled': () => 'The veteran must be enrolled in VA health care.',
  'va-supply': () => 'It is not available everywhere.',
  'medicare-skilled': () =>
    'Medicare pays for an aide only for some hours, while a nurse or therapist is needed at home.',
  'medicare-not-alone': () => 'It does not pay for help with bathing or meals alone.',
  'private-price': ({ price }: { price: number }) =>
    `You choose the hours. The middle price in the US is ${usd(price)} an hour, so ${exampleHours} hours a week cost about ${usd(price * exampleHours)}.`,
  'private-pay': () => 'You choose the hours and the helper, with no limits on income or savings.',
  'medicaid-later': () =>
    'Medicaid may pay later, when savings are lower. Get legal advice before you move or spend money.',
  'area-agency': ({ name, phone }: AreaAgency) =>
    `Ask ${name}, ${phone}, about other help nearby, at no charge.`,
} as const satisfies Record<string, (values: never) => string>;

export type Messages = { [Key in keyof typeof messagesEn]: (typeof messagesEn)[Key] };
