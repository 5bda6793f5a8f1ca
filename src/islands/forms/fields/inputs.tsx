import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { FileField } from '../../../ui/fields/file-field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/field';
import { getControlId, useFormState } from '../form-context';

type NamedField = { name: string; label: ReactNode; hint?: ReactNode };

/**
 * The props of a field's control and label. A conditional field is not required in the built page, because the browser's own
 * check would require it always.
 */
export function useControl(name: string) {
  const { id, rules, errors, fieldStates, isBuiltPage } = useFormState();
  const { showWhen, requiredWhen } = rules[name] ?? {};
  const isRequired = fieldStates.required.includes(name);
  return {
    name,
    id: getControlId(id, name),
    error: errors[name],
    optional: !isRequired,
    required: isRequired && (!isBuiltPage || (showWhen ?? requiredWhen) === undefined),
  };
}

/**
 * Shows its children only if the rule of `field` asks for it; their values stay. In the built page the stylesheet follows the
 * choices, and browsers without :has show everything.
 */
export function ConditionalField({ field, children }: { field: string; children: ReactNode }) {
  const { rules, fieldStates, isBuiltPage } = useFormState();
  const condition = rules[field]?.showWhen;
  if (condition === undefined) return <>{children}</>;
  return (
    <div hidden={!isBuiltPage && fieldStates.hidden.includes(field)} css={visibleWhen(condition)}>
      {children}
    </div>
  );
}

function visibleWhen(condition: Readonly<Record<string, readonly string[]>>) {
  const checked = Object.entries(condition).map(([name, values]) => {
    const options = values.map((value) => `[value="${value}"]`).join(', ');
    return `:has([name="${name}"]:is(${options}):checked)`;
  });
  return css({
    display: 'contents',
    '@supports selector(:has(*))': { [`form:not(${checked.join('')}) &`]: { display: 'none' } },
  });
}

type TextInputProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'id' | 'name' | 'label' | 'error' | 'optional' | 'required' | 'maxLength'
> &
  NamedField;

export function TextInput({ name, ...rest }: TextInputProps) {
  const { rules } = useFormState();
  return (
    <ConditionalField field={name}>
      <TextField {...rest} {...useControl(name)} maxLength={rules[name]?.maxLength} />
    </ConditionalField>
  );
}

/** A day, sent as YYYY-MM-DD. */
export function DateInput(props: NamedField) {
  return <TextInput {...props} type="date" css={{ maxWidth: '14rem' }} />;
}

export function HoursInput(props: NamedField) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" css={{ maxWidth: '9rem' }} />;
}

export function TextArea({ name, rows = 5, ...rest }: NamedField & { rows?: number }) {
  const { rules } = useFormState();
  const max = rules[name]?.maxLength ?? 0;
  const [length, setLength] = useState(0);

  return (
    <ConditionalField field={name}>
      <TextAreaField
        {...rest}
        {...useControl(name)}
        rows={rows}
        limit={{ max, left: max - length }}
        onChange={(event) => setLength(getLength(event.target.value))}
      />
    </ConditionalField>
  );
}

/** The length as sent: trimmed, and with two characters for each line break. */
function getLength(text: string): number {
  return text.trim().replace(/\n/g, '\r\n').length;
}

type RadioInputProps = NamedField & {
  /** Labels by value. */
  choices: Readonly<Record<string, ReactNode>>;
  initialValue?: string | undefined;
};

export function RadioInput({ name, ...rest }: RadioInputProps) {
  return (
    <ConditionalField field={name}>
      <RadioGroup {...rest} {...useControl(name)} />
    </ConditionalField>
  );
}

/** A file, checked as soon as it is chosen. */
export function FileInput({ name, ...rest }: NamedField) {
  const { files, validate } = useFormState();
  return (
    <FileField
      {...rest}
      {...useControl(name)}
      accept={files[name]?.accept.join(',')}
      onChange={() => void validate(name)}
    />
  );
}
