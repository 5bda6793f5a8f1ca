import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { updateProfile } from '../../../lib/auth';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { formStyle } from '../form-style';
import { ProblemSummary } from '../problem-summary';
import { rules } from '../rules';
import { useFault } from '../use-fault';

type Values = { name: string };
const ids = { name: 'profile-name' };

/** The name that colleagues see. */
export function NameForm({ name }: { name: string }) {
  const [saved, setSaved] = useState(false);
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { name },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);

  const submit = handleSubmit(async ({ name: next }) => {
    try {
      await updateProfile({ displayName: next.trim() });
      setSaved(true);
    } catch (error) {
      fault.show(error);
    }
  });

  return (
    <form
      method="post"
      noValidate
      css={formStyle}
      onSubmit={(event) => {
        fault.clear();
        setSaved(false);
        void submit(event);
      }}
    >
      <ProblemSummary problems={fault.problems} submits={submitCount} />
      <TextField
        id={ids.name}
        label="Name"
        autoComplete="name"
        error={fault.messageOf('name')}
        {...register('name', rules.name)}
      />
      <Button type="submit" busy={isSubmitting}>
        Save
      </Button>
      <p role="status">{saved && 'Saved.'}</p>
    </form>
  );
}
