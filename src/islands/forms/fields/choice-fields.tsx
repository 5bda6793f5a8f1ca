import type { ReactNode } from 'react';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { SelectField } from '../../../ui/fields/select-field';
import { useControl } from './use-control';
import { FieldFrame } from './field-wrapper';

type RadiosProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Value -> what people read. */
  choices: Readonly<Record<string, ReactNode>>;
  /** The value that is chosen at first. */
  chosen?: string | undefined;
};

/** A choice of one, all answers in sight: for up to six. */
export function Radios({ name, ...rest }: RadiosProps) {
  return (
    <FieldFrame name={name}>
      <RadioGroup {...rest} {...useControl(name)} />
    </FieldFrame>
  );
}

type SelectBoxProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  choices: Readonly<Record<string, string>>;
};

/** A choice of one out of many. */
export function SelectBox({ name, ...rest }: SelectBoxProps) {
  return (
    <FieldFrame name={name}>
      <SelectField {...rest} {...useControl(name)} />
    </FieldFrame>
  );
}
