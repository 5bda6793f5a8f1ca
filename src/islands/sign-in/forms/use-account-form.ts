import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
} from 'react-hook-form';
import type { FormField } from '../error-messages';
import { useFault } from './use-form-errors';

type AccountFormOptions<Values extends FieldValues> = {
  /** The ids of the form's controls, by field. */
  ids: Readonly<Record<keyof Values & FormField, string>>;
  /** Sends what was filled in. What it throws is told in words. */
  send: (values: Values) => Promise<void>;
  /** Before anything is looked at or sent. */
  onStart?: () => void;
  defaultValues?: DefaultValues<Values>;
};

/**
 * A form of sign-in: what is wrong is told beside its field and above the form, and goes away with the next try.
 * @returns frame goes to AccountForm; field(name, rule) to a control; fault takes what went wrong beside the form
 */
export function useAccountForm<Values extends FieldValues>({
  ids,
  send,
  onStart,
  defaultValues,
}: AccountFormOptions<Values>) {
  const { register, handleSubmit, formState } = useForm<Values>({
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
  });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);
  const submit = handleSubmit((values) => send(values).catch(fault.show));

  return {
    fault,
    field: (name: Path<Values> & keyof Values & FormField, rule: RegisterOptions<Values>) => ({
      id: ids[name],
      error: fault.messageOf(name),
      ...register(name, rule),
    }),
    frame: {
      problems: fault.problems,
      submits: submitCount,
      busy: isSubmitting,
      onSubmit: () => {
        fault.clear();
        onStart?.();
        void submit();
      },
    },
  };
}
