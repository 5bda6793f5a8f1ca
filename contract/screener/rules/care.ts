import type { Answers, Task } from '../answers';
import {
  anotherWay,
  findFactValue,
  fits,
  fitsIf,
  type CheckResult,
  type Screening,
} from './outcome';

const dailyTasks: readonly Task[] = ['bathing', 'dressing', 'toilet', 'eating', 'moving'];

function countDailyTasks({ answers }: Screening): number {
  return answers.tasks?.filter((task) => dailyTasks.includes(task)).length ?? 0;
}

const hasMemoryLoss = ({ answers }: Screening) => answers.tasks?.includes('memory') === true;

const hasDailyTask = (screening: Screening) =>
  countDailyTasks(screening) > 0 || hasMemoryLoss(screening);

/** Is a daily task hard? */
export function checkAnyDailyTask(screening: Screening): CheckResult {
  if (screening.answers.tasks === null) return fitsIf('daily-tasks');
  return hasDailyTask(screening) ? fits('daily-tasks') : anotherWay('daily-tasks');
}

/** Are enough daily tasks hard? Facts say how many. Fewer are enough with a diagnosis of dementia. */
export function checkTaskCount(screening: Screening): CheckResult {
  const count = findFactValue(screening, 'tasks-needed');
  if (count === null) return checkAnyDailyTask(screening);
  if (screening.answers.tasks === null) return fitsIf('tasks-needed', { count });
  const hard = countDailyTasks(screening);
  if (hard >= count) return fits('tasks-enough', { count });
  const withDementia = findFactValue(screening, 'tasks-needed-dementia');
  if (hasMemoryLoss(screening) && withDementia !== null && hard >= withDementia)
    return fitsIf('tasks-dementia', { count: withDementia });
  return hasDailyTask(screening) ? fitsIf('tasks-few', { count }) : anotherWay('tasks-none');
}

/** Daily tasks that make a nursing home's level of care likely. Only a nurse can say, so this never decides alone. */
const likelyNursingTasks = 3;

export function checkNursingLevel(screening: Screening): CheckResult {
  const hard = countDailyTasks(screening);
  if (screening.answers.tasks === null) return fitsIf('nursing-level');
  if (hard >= likelyNursingTasks || (hasMemoryLoss(screening) && hard > 0))
    return fits('nursing-level-likely');
  return hasDailyTask(screening) ? fitsIf('nursing-level') : anotherWay('nursing-level-unlikely');
}

/** A program for older people: one daily task or two household tasks. */
export function checkDailyOrHouseholdTasks(screening: Screening): CheckResult {
  const check = checkTaskCount(screening);
  const isHousehold = (task: Task) => !dailyTasks.includes(task) && task !== 'memory';
  const household = screening.answers.tasks?.filter(isHousehold) ?? [];
  return check.fit !== 'may-fit' && household.length >= 2 ? fits('household-tasks') : check;
}

/** The person's age against the program's lowest. */
export function checkAge(screening: Screening): CheckResult | null {
  const age = findFactValue(screening, 'age');
  if (age === null) return null;
  if (screening.answers.age === null) return fitsIf('age-from', { age });
  return screening.answers.age < age ? anotherWay('age-from', { age }) : null;
}

/** From this age, Medicaid and VA ask for no disability (42 U.S.C. 1382c; 38 U.S.C. 1513). */
export const agedFrom = 65;

export const needsDisability = ({ age }: Answers) => age !== null && age < agedFrom;

/** Of programs for older people and people with a disability. */
export function checkDisability({ answers }: Screening): CheckResult | null {
  return needsDisability(answers) ? fitsIf('under-65-disability', { age: agedFrom }) : null;
}
