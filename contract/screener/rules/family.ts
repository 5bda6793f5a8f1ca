import type { FactId } from '../../programs/fact-ids';
import { findFact } from '../../programs/program';
import { fits, fitsIf, type Case, type CheckResult } from './outcome';

/** Can the relative who wants to be paid be paid? The visitor is that relative, unless they need care themselves. */
export function checkFamily(one: Case): CheckResult | null {
  const { familyCaregiver, careFor, age } = one.answers;
  if (familyCaregiver !== true) return null;
  const find = (id: FactId) => findFact(one.program, id, one.day);
  const [child, spouse, from] = [find('pays-child'), find('pays-spouse'), find('pays-parent-from')];
  if (careFor === 'spouse') {
    if (spouse === null) return fitsIf('ask-family');
    return spouse === 1 ? fits('spouse-paid') : fitsIf('spouse-not-paid');
  }
  if (careFor === 'child') {
    if (from === null) return fitsIf('ask-family');
    const isOldEnough = age !== null && age >= from;
    return isOldEnough ? fits('relatives-paid') : fitsIf('parent-paid-from', { age: from });
  }
  if (child === null) return fitsIf('ask-family');
  if (careFor === 'parent') return child === 1 ? fits('child-paid') : fitsIf('child-not-paid');
  return spouse === 0 ? fits('relatives-not-spouse') : fits('relatives-paid');
}
