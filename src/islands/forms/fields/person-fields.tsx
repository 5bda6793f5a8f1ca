import type { FormValues } from '../../../../contract/forms/rules';
import { Pair } from './field-row';
import { TextInput } from './text-input';

/** First and last name, side by side where there is room; at first with what is `known` of them by name of the field. */
export function NameFields({ known = {} }: { known?: FormValues }) {
  const field = (name: string) => ({ name, dir: 'auto', defaultValue: known[name] });
  return (
    <Pair>
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
    </Pair>
  );
}

/** The e-mail address; at first the one that is `known`. */
export function EmailInput({ hint, known }: { hint?: string; known?: string | undefined }) {
  return (
    <TextInput
      name="email"
      label="E-mail"
      hint={hint}
      defaultValue={known}
      type="email"
      autoComplete="email"
      spellCheck={false}
    />
  );
}
