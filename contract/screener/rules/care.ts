import { findFact } from '../../programs/program';
import type { Answers, Task } from '../answers';
import { anotherWay, fits, fitsIf, type Case, type CheckResult } from './outcome';

const dailyTasks: readonly Task[] = ['bathing', 'dressing', 'toilet', 'eating', 'moving'];

function countDailyTasks({ answers }: Case): number {
  return answers.tasks?.filter((task) => dailyTasks.includes(task)).length ?? 0;
}

const hasMemoryLoss = ({ answers }: Case) => answers.tasks?.includes('memory') === true;

const hasDailyTask = (one: Case) => countDailyTasks(one) > 0 || hasMemoryLoss(one);

/** Is a daily task hard? */
export function checkDailyTasks(one: Case): CheckResult {
  if (one.answers.tasks === null) return fitsIf('daily-tasks');
  return hasDailyTask(one) ? fits('daily-tasks') : anotherWay('daily-tasks');
}

/** Are enough daily tasks hard? Facts say how many. Fewer are enough with a diagnosis of dementia. */
export function checkTasks(one: Case): CheckResult {
  const count = findFact(one.program, 'tasks-needed', one.day);
  if (count === null) return checkDailyTasks(one);
  if (one.answers.tasks === null) return fitsIf('tasks-needed', { count });
  const hard = countDailyTasks(one);
  if (hard >= count) return fits('tasks-enough', { count });
  const withDementia = findFact(one.program, 'tasks-needed-dementia', one.day);
  if (hasMemoryLoss(one) && withDementia !== null && hard >= withDementia)
    return fitsIf('tasks-dementia', { count: withDementia });
  return hasDailyTask(one) ? fitsIf('tasks-few', { count }) : anotherWay('tasks-none');
}

/** Daily tasks that make a nursing home's level of care likely. Only a nurse can say, so this never decides alone. */
const likelyNursingTasks = 3;

export function checkNursingLevel(one: Case): CheckResult {
  const hard = countDailyTasks(one);
  if (one.answers.tasks === null) return fitsIf('nursing-level');
  if (hard >= likelyNursingTasks || (hasMemoryLoss(one) && hard > 0))
    return fits('nursing-level-likely');
  return hasDailyTask(one) ? fitsIf('nursing-level') : anotherWay('nursing-level-unlikely');
}

/** A program for older people: one daily task or two household tasks. */
export function checkAnyTask(one: Case): CheckResult {
  const { tasks } = one.answers;
  if (tasks === null || hasDailyTask(one)) return checkTasks(one);
  return tasks.length >= 2 ? fits('household-tasks') : anotherWay('tasks-none');
}

/** The person's age against the program's lowest. */
export function checkAge(one: Case): CheckResult | null {
  const age = findFact(one.program, 'age', one.day);
  if (age === null) return null;
  if (one.answers.age === null) return fitsIf('age-from', { age });
  return one.answers.age < age ? anotherWay('age-from', { age }) : null;
}

/** From this age, Medicaid and VA ask for no disability (42 U.S.C. 1382c; 38 U.S.C. 1513). */
export const agedFrom = 65;

export const needsDisability = ({ age }: Answers) => age !== null && age < agedFrom;

/** Of programs for older people and people with a disability. */
export function checkDisability({ answers }: Case): CheckResult | null {
  return needsDisability(answers) ? fitsIf('under-65-disability', { age: agedFrom }) : null;
}
