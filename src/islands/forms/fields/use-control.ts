import { controlId } from '../control-id';
import { useFormState } from '../form-context';
import type { FormEngine } from '../form-engine';

type Handlers = Partial<Pick<ReturnType<FormEngine['register']>, 'onChange' | 'onBlur' | 'ref'>>;

/** Checks a field now; what is left or chosen before the engine has come is checked when it has, and at the latest by the submit. */
export function useCheck(name: string): () => Promise<unknown> {
  const { load } = useFormState();
  return () =>
    load().then(
      (engine) => engine.check(name),
      () => undefined,
    );
}

/**
 * All that a field's control and label take from the form: id, name, what is wrong, whether it may be left empty, and the
 * engine's handlers once it is there. A field that is only sometimes asked for is required only once the script knows
 * whether it is: the browser's own check would ask for it always.
 */
export function useControl(name: string) {
  const { id, rules, engine, problems } = useFormState();
  const rule = rules[name];
  const needed = typeof rule?.required === 'string';
  const handlers: Handlers & { name: string } = engine === null ? { name } : engine.register(name);
  return {
    ...handlers,
    id: controlId(id, name),
    error: problems[name],
    optional: !needed,
    required: needed && (rule.asked === undefined || engine !== null),
  };
}
