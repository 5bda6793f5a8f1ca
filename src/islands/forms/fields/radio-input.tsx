import type { ReactNode } from 'react';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { ConditionalField } from './conditional-field';
import { useControl } from './use-control';

type RadioInputProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Labels by value. */
  choices: Readonly<Record<string, ReactNode>>;
  /** The initial value. */
  chosen?: string | undefined;
};

export function RadioInput({ name, ...rest }: RadioInputProps) {
  return (
    <ConditionalField field={name}>
      <RadioGroup {...rest} {...useControl(name)} />
    </ConditionalField>
  );
}
