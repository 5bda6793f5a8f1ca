import { SelectFilter } from './select-filter';

type OptionalFilterProps<Value extends string> = {
  label: string;
  allLabel: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value | null;
  onValue: (value: Value | null) => void;
};

export function OptionalFilter<Value extends string>(props: OptionalFilterProps<Value>) {
  const { label, allLabel, choices, value, onValue } = props;
  return (
    <SelectFilter
      label={label}
      choices={{ '': allLabel, ...choices } as Record<Value | '', string>}
      value={value ?? ''}
      onValue={(chosen) => onValue(chosen === '' ? null : chosen)}
    />
  );
}
