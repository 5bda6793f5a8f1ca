import type { ChangeEvent, FocusEvent } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { afterGesture } from './run-after-gesture';
import { useFormState } from '../form-context';
import { useCheck, useControl } from './use-control';

type PhoneInputProps = {
  hint?: string;
  /** The number that stands in it at first. */
  known?: string | undefined;
};

/** The phone number, `contact`, checked when it is left, so that a slow look at it is over by the time of the submit. */
export function PhoneInput({
  hint = 'With area code: 10 digits, without +1',
  known,
}: PhoneInputProps) {
  const { rules } = useFormState();
  const { onChange, onBlur, ...control } = useControl('contact');
  const check = useCheck('contact');

  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    await onChange?.(event);
    if (control.error !== undefined) await check();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    void onBlur?.(event);
    // Nobody is told off for passing by an empty field.
    if (event.target.value.trim() !== '') afterGesture(() => void check());
  };
  return (
    <TextField
      {...control}
      label="Phone number"
      hint={hint}
      defaultValue={known}
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={rules['contact']?.maxLength}
      onChange={change}
      onBlur={leave}
    />
  );
}
