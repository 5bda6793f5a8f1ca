import { emailProblem } from '../../contract/email-address';
import { messages } from '../../contract/messages';
import { phoneDigits, phoneProblem } from '../../contract/phone';
import type { EmailFields } from '../../contract/email';
import { regionIds, type RegionId } from '../../contract/regions';
import { HttpError, invalid } from '../errors';

/** An eligibility check as it is stored. */
export type Submission = {
  firstName: string;
  lastName: string;
  email: string | null;
  /** Ten digits. */
  contact: string;
  dob: string;
  medicate: string | null;
  time: string;
  consent: boolean;
  region: RegionId;
};

/** Nobody fills the form faster than this, in milliseconds. */
const fastestPerson = 1_500;

/**
 * The rules of the specification's section 5, in its sentences, and the guards against robots. Throws 400: code
 * 'validation' with a sentence per field (by the names of the call), or code 'robot'.
 */
export function readSubmission(fields: EmailFields): Submission {
  refuseRobots(fields);
  const firstName = tidy(fields.firstName);
  const lastName = tidy(fields.lastName);
  const dob = tidy(fields.dob);
  const time = tidy(fields.time);
  const email = tidy(fields.email ?? '');
  const medicate = tidy(fields.medicate ?? '');
  const problems: Record<string, string> = {};
  if (firstName === '') problems['firstName'] = messages.firstNameRequired;
  if (lastName === '') problems['lastName'] = messages.lastNameRequired;
  if (dob === '') problems['dob'] = messages.dobRequired;
  const phone = phoneProblem(fields.contact);
  if (phone !== null) problems['contact'] = phone;
  if (time === '') problems['time'] = messages.timeRequired;
  const address =
    email === ''
      ? null
      : emailProblem(email, 'Please enter an e-mail address like name@example.com');
  if (address !== null) problems['email'] = address;
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return {
    firstName,
    lastName,
    email: email === '' ? null : email,
    contact: phoneDigits(fields.contact),
    dob,
    medicate: medicate === '' ? null : medicate,
    time,
    consent: fields.consent === 'true',
    region: fields.region ?? regionIds[0],
  };
}

function refuseRobots({ website = '', elapsed }: EmailFields): void {
  const tooFast = elapsed !== undefined && Number(elapsed) < fastestPerson;
  if (website === '' && !tooFast) return;
  throw new HttpError(400, 'robot', 'This looked like an automatic message. Please try again.');
}

/** One line without control characters: what people type ends up in subjects, names and texts. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
