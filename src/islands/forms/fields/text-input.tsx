import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { useFormState } from '../form-context';
import { ConditionalField } from './conditional-field';
import { useControl } from './use-control';

type TextInputProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'id' | 'name' | 'label' | 'error' | 'optional' | 'required' | 'maxLength'
> & { name: string; label: ReactNode };

export function TextInput({ name, ...rest }: TextInputProps) {
  const { rules } = useFormState();
  return (
    <ConditionalField field={name}>
      <TextField {...rest} {...useControl(name)} maxLength={rules[name]?.maxLength} />
    </ConditionalField>
  );
}

type NamedField = { name: string; label: ReactNode; hint?: ReactNode };

/** A day, sent as YYYY-MM-DD. */
export function DateInput(props: NamedField) {
  return <TextInput {...props} type="date" css={{ maxWidth: '14rem' }} />;
}

export function HoursInput(props: NamedField) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" css={{ maxWidth: '9rem' }} />;
}
