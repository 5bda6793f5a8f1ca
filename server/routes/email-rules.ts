import { eligibilityRules } from '../../contract/forms/eligibility';
import { toRegion } from '../../contract/regions';
import { personOf } from '../public-forms/person';
import { readFields } from '../public-forms/read-fields';

/** An eligibility check as it is stored. */
export type Submission = ReturnType<typeof readSubmission>;

/**
 * The texts of POST /email by the rules of the specification's section 5, in its sentences. Throws 400, code 'validation',
 * with a sentence per field (by the names of the call).
 */
export function readSubmission(texts: Readonly<Record<string, string>>) {
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
