import { FilterSelect } from './select-filter';

type OptionalFilterProps<Value extends string> = {
  label: string;
  /** The label of no filter: 'All'. */
  all: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  /** Null: all. */
  value: Value | null;
  onValue: (value: Value | null) => void;
};

/** A select filter with an option for all. */
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
