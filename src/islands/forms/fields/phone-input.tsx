import type { FocusEvent } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { useFormState } from '../form-context';
import { useControl } from './use-control';

/** Milliseconds. An error that appears while the visitor presses a button would move the button away. */
const checkDelay = 500;

/** The field `contact`, checked on blur so that its slow check is done before the form is submitted. */
export function PhoneInput({ initial }: { initial?: string | undefined }) {
  const { rules, validate } = useFormState();
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value.trim() === '') return;
    setTimeout(() => void validate('contact'), checkDelay);
  };
  return (
    <TextField
      {...useControl('contact')}
      label="Phone number"
      hint="10 digits with area code, without +1"
      defaultValue={initial}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={rules['contact']?.maxLength}
      onBlur={onBlur}
    />
  );
}
