import type { FormValues } from '../../../../contract/forms/rules';
import { FieldRow } from './field-row';
import { TextInput } from './text-input';

export function NameFields({ initial = {} }: { initial?: FormValues }) {
  const field = (name: string) => ({ name, dir: 'auto', defaultValue: initial[name] });
  return (
    <FieldRow>
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
    </FieldRow>
  );
}

export function EmailInput({ hint, initial }: { hint?: string; initial?: string | undefined }) {
  return (
    <TextInput
      name="email"
      label="E-mail"
      hint={hint}
      defaultValue={initial}
      type="email"
      autoComplete="email"
      spellCheck={false}
    />
  );
}
