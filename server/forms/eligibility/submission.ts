import { eligibilityRules } from '../../../contract/forms/eligibility/form';
import { toRegion } from '../../../contract/shared/regions';
import { personOf } from '../submitter';
import { readFields } from '../form-fields';

/** An eligibility check as it is stored. */
export type Submission = ReturnType<typeof parseSubmission>;

/**
 * The texts of POST /email by the rules of the specification's section 5, in its sentences. Throws 400, code 'validation',
 * with a sentence per field (by the names of the call).
 */
export function parseSubmission(texts: Readonly<Record<string, string>>) {
  const answers = readFields(eligibilityRules, texts);
  const { dob, medicate, time, consent, region } = answers;
  return {
    ...personOf(answers, toRegion(region)),
    dob,
    medicate: medicate === '' ? null : medicate,
    time,
    consent: consent === 'true',
  };
}
