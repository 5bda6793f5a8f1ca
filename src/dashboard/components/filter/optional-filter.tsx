import { FilterSelect } from './select-filter';

type OptionalFilterProps<Value extends string> = {
  label: string;
  all: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value | null;
  onValue: (value: Value | null) => void;
};

export function FilterOrAll<Value extends string>(props: OptionalFilterProps<Value>) {
  const { label, all, choices, value, onValue } = props;
  return (
    <FilterSelect
      label={label}
      choices={{ '': all, ...choices } as Record<Value | '', string>}
      value={value ?? ''}
      onValue={(chosen) => onValue(chosen === '' ? null : chosen)}
    />
  );
}
