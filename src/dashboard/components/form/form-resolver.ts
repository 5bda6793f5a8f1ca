import type { Resolver } from 'react-hook-form';

/** What is wrong with what is typed, by field. */
export type ProblemsOf<Field extends string> = (
  values: Record<Field, string>,
) => Partial<Record<string, string>>;

/** Rules that are asked of all fields together, for the form's engine. */
export function resolverOf<Field extends string>(
  problemsOf: ProblemsOf<Field>,
): Resolver<Record<Field, string>> {
  return (values) => {
    const problems = Object.entries(problemsOf(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
