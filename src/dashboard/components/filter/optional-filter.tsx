import { FilterSelect } from './select-filter';

type FilterOrAllProps<Value extends string> = {
  label: string;
  /** What is read where nothing is chosen: 'All'. */
  all: string;
  /** Value -> what people read, in their order. */
  choices: Readonly<Record<Value, string>>;
  /** Null: all of them. */
  value: Value | null;
  onValue: (value: Value | null) => void;
};

/** A filter that may be left open. */
export function FilterOrAll<Value extends string>(props: FilterOrAllProps<Value>) {
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
