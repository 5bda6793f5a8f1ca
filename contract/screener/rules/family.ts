import type { Answers } from '../answers';
import { findFactValue, fits, fitsIf, type CheckResult, type Screening } from './outcome';

/** A relative who wants to be paid, or has not said so but asks for someone else. */
export function mayWantPay({ familyCaregiver, careFor }: Answers): boolean {
  return familyCaregiver ?? (careFor !== null && careFor !== 'self');
}

/** Names who can be paid. Unanswered, it changes no fit. */
export function checkFamily(screening: Screening): CheckResult | null {
  const { answers } = screening;
  if (!mayWantPay(answers)) return null;
  const check = checkPay(screening);
  return answers.familyCaregiver === null ? { ...check, fit: 'may-fit' } : check;
}

/** Of programs where the person chooses the helper. */
export function checkHelper(screening: Screening): (CheckResult | null)[] {
  const isChosen = screening.answers.familyCaregiver === true;
  return [isChosen ? null : fitsIf('choose-helper'), checkFamily(screening)];
}

/** The visitor is the relative, unless they need care themselves. */
function checkPay(screening: Screening): CheckResult {
  const { careFor, age } = screening.answers;
  const child = findFactValue(screening, 'pays-child');
  const spouse = findFactValue(screening, 'pays-spouse');
  const from = findFactValue(screening, 'pays-parent-from');
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
