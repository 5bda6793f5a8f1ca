import { messages } from '../../../contract/messages';
import { fieldProblem } from './field-problem';
import type { CheckField } from './form-engine';
import { isListedNumber } from './listed-number';

/** What is wrong with a field, in words, or null; for a phone number that is otherwise fine, the slow list is asked too. */
export const checkField: CheckField = async (name, value) => {
  const problem = fieldProblem(name, value);
  if (problem !== null || name !== 'phoneNumber' || typeof value !== 'string') return problem;
  return (await isListedNumber(value)) ? messages.phoneListed : null;
};
