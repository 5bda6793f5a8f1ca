import { useState } from 'react';
import { updateProfile } from '../../../lib/auth/auth';
import { TextField } from '../../../ui/fields/text-field';
import { AccountForm } from '../forms/account-form';
import { rules } from '../forms/field-rules';
import { useAccountForm } from '../forms/use-account-form';

type Values = { name: string };
const ids = { name: 'profile-name' };

/** The name that colleagues see. */
export function NameForm({ name }: { name: string }) {
  const [saved, setSaved] = useState(false);
  const { field, frame } = useAccountForm<Values>({
    ids,
    defaultValues: { name },
    onStart: () => setSaved(false),
    send: async ({ name: next }) => {
      await updateProfile({ displayName: next.trim() });
      setSaved(true);
    },
  });

  return (
    <AccountForm {...frame} action="Save" result={<p role="status">{saved && 'Saved.'}</p>}>
      <TextField label="Name" autoComplete="name" {...field('name', rules.name)} />
    </AccountForm>
  );
}
