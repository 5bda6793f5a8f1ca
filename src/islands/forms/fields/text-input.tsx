import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { useFormState } from '../form-context';
import { useControl } from './use-control';
import { FieldFrame } from './field-wrapper';

type TextInputProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'id' | 'name' | 'label' | 'error' | 'optional' | 'required' | 'maxLength' | 'onChange' | 'onBlur'
> & { name: string; label: ReactNode };

/** A line of text of any kind: `type`, `inputMode` and `autoComplete` bring the right keyboard and suggestions. */
export function TextInput({ name, ...rest }: TextInputProps) {
  const { rules } = useFormState();
  return (
    <FieldFrame name={name}>
      <TextField {...rest} {...useControl(name)} maxLength={rules[name]?.maxLength} />
    </FieldFrame>
  );
}

type NamedField = { name: string; label: ReactNode; hint?: ReactNode };

/** A day, chosen or typed; sent as YYYY-MM-DD. */
export function DateInput(props: NamedField) {
  return <TextInput {...props} type="date" css={{ maxWidth: '14rem' }} />;
}

/** A number; with `decimals`, the keyboard of a phone has a point. */
export function NumberInput({ decimals = false, ...rest }: NamedField & { decimals?: boolean }) {
  return (
    <TextInput
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      css={{ maxWidth: '9rem' }}
    />
  );
}
