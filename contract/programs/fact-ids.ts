/** Every fact that content/facts/ may state: its unit, and what it says. */
export const factTypes = {
  age: { unit: 'years', label: 'Lowest age' },
  'tasks-needed': { unit: 'count', label: 'Daily tasks that need help' },
  'tasks-needed-dementia': { unit: 'count', label: 'Daily tasks that need help, with dementia' },
  'takes-new-people': { unit: 'yes-no', label: 'Does the program take new people?' },
  'pays-child': { unit: 'yes-no', label: 'May a grown child be paid?' },
  'pays-spouse': { unit: 'yes-no', label: 'May a husband or wife be paid?' },
  'pays-parent-from': { unit: 'years', label: 'Age of a child whose parent may be paid' },
  'income-limit-single': { unit: 'usd-month', label: 'Income limit for one person' },
  'income-limit-couple': { unit: 'usd-month', label: 'Income limit for a couple' },
  'savings-limit-single': { unit: 'usd', label: 'Savings limit for one person' },
  'savings-limit-couple': { unit: 'usd', label: 'Savings limit for a couple' },
  'csra-min': { unit: 'usd', label: 'Least savings that the spouse at home may keep' },
  'csra-max': { unit: 'usd', label: 'Most savings that the spouse at home may keep' },
  'mmmna-max': { unit: 'usd-month', label: 'Income up to which the spouse at home gets a share' },
  'net-worth-limit': { unit: 'usd', label: 'Limit of savings and a year’s income together' },
  'pension-aid-and-attendance-single': { unit: 'usd-year', label: 'Pension without dependents' },
  'poverty-level-single': { unit: 'usd-month', label: 'Federal poverty level, one person' },
  'poverty-level-couple': { unit: 'usd-month', label: 'Federal poverty level, two people' },
  'share-from-percent': { unit: 'percent', label: 'Poverty level above which people pay a share' },
  'estate-recovery-age': { unit: 'years', label: 'Age from which the state may ask costs back' },
  'price-middle': { unit: 'usd-hour', label: 'Middle of the prices of an hour of care' },
} as const;

export type FactId = keyof typeof factTypes;
export type FactUnit = (typeof factTypes)[FactId]['unit'];
export const factIds = Object.keys(factTypes) as FactId[];
