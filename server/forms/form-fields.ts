import { guardFields, formProblems, isAsked, type FormRules } from '../../contract/forms/rules';
import { invalid } from '../http/errors';
import { tidyLine, normalizeText } from '../http/request/normalize-text';

/** What a form says, by field: tidied, checked, '' for what was left empty or is not asked. */
export type FormAnswers<Rules extends FormRules> = Readonly<Record<keyof Rules & string, string>>;

/**
 * A form's texts by its rules. Throws 400 with a sentence per field; a field of neither the rules nor the guards is wrong,
 * one that is not asked (FieldRule.asked) counts as empty, whatever was sent.
 */
export function readFields<Rules extends FormRules>(
  rules: Rules,
  texts: Readonly<Record<string, string>>,
): FormAnswers<Rules> {
  const known: readonly string[] = [...Object.keys(rules), ...guardFields];
  const unknown = Object.keys(texts).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw invalid(Object.fromEntries(unknown.map((name) => [name, 'This field is not known.'])));
  }
  const tidied = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      (rule.lines === true ? normalizeText : tidyLine)(texts[name] ?? ''),
    ]),
  );
  const problems = formProblems(rules, tidied);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      isAsked(rule, tidied) ? (tidied[name] ?? '') : '',
    ]),
  ) as FormAnswers<Rules>;
}
