import type { ChangeEvent, FocusEvent } from 'react';
import { TextField } from '../../ui/text-field';
import { afterGesture } from './after-gesture';
import { fieldOf, type FieldsProps } from './field-props';
import type { Problems } from './form-values';

/** The phone number, checked when it is left, so that the slow look at the list is over by the time of the submit. */
export function PhoneField(props: FieldsProps & { problems: Problems }) {
  const { onChange, onBlur, ...field } = fieldOf(props, 'phoneNumber');
  const check = () => props.engine?.check('phoneNumber');

  const change = async (event: ChangeEvent<HTMLInputElement>) => {
    await onChange?.(event);
    if (field.error !== undefined) await check();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    void onBlur?.(event);
    // Nobody is told off for passing by an empty field.
    if (event.target.value.trim() !== '') afterGesture(() => void check());
  };

  return (
    <TextField
      {...field}
      label="Phone number"
      hint="With area code"
      type="tel"
      autoComplete="tel-national"
      maxLength={40}
      required
      onChange={change}
      onBlur={leave}
    />
  );
}
