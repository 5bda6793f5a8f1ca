/**
 * What is wrong with a field, for a list of all that is wrong with a form. 'First Name is required' names its field; what can be said of
 * any ('Please use at most 100 characters', 'This …', 'Line 3 …') does not, and gets the label before it.
 */
export function namedProblem(label: string, sentence: string): string {
  return /^(Please|This|Line)\b/.test(sentence) ? `${label}: ${sentence}` : sentence;
}
