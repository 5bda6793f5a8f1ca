import { getControlId, useFormState } from '../form-context';

/**
 * The props of a field's control and label. A conditional field is required only after hydration, because the browser's own
 * check would require it always.
 */
export function useControl(name: string) {
  const { id, rules, errors, isHydrated } = useFormState();
  const rule = rules[name];
  const isRequired = typeof rule?.required === 'string';
  return {
    name,
    id: getControlId(id, name),
    error: errors[name],
    optional: !isRequired,
    required: isRequired && (rule.showWhen === undefined || isHydrated),
  };
}
