import type { FastifyRequest } from 'fastify';
import { emailProblem } from '../../contract/email-address';
import { messages } from '../../contract/messages';
import { phoneDigits, phoneProblem } from '../../contract/phone';
import { EmailFields } from '../../contract/email';
import { regionIds, type RegionId } from '../../contract/regions';
import { invalid } from '../errors';
import { tidyLine } from '../public-forms/tidy';

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

/**
 * The texts of POST /email by the rules of the specification's section 5, in its sentences. Throws 400, code 'validation',
 * with a sentence per field (by the names of the call).
 */
export function readSubmission(
  texts: Readonly<Record<string, string>>,
  request: FastifyRequest,
): Submission {
  const fields = checkShape(request, texts);
  const firstName = tidyLine(fields.firstName);
  const lastName = tidyLine(fields.lastName);
  const dob = tidyLine(fields.dob);
  const time = tidyLine(fields.time);
  const email = tidyLine(fields.email ?? '');
  const medicate = tidyLine(fields.medicate ?? '');
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

/** The fields' shape by the contract, except presence: a missing text counts as empty, and the rules name it. */
function checkShape(
  request: FastifyRequest,
  { elapsed = '', ...texts }: Readonly<Record<string, string>>,
): EmailFields {
  const fields = {
    ...{ firstName: '', lastName: '', contact: '', dob: '', time: '' },
    ...texts,
    // Without script the field is there, and empty.
    ...(elapsed === '' ? {} : { elapsed }),
  };
  const validate =
    request.getValidationFunction(EmailFields) ?? request.compileValidationSchema(EmailFields);
  if (validate(fields)) return fields as EmailFields;
  throw Object.assign(new Error('validation'), { validation: validate.errors, statusCode: 400 });
}
