import { useId } from 'react';
import { css } from '@emotion/react';
import { color, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { getRegionNames } from '../../../../contract/shared/region-facts';
import { denseTarget, fontSize } from '../dashboard.styles';

type SelectFilterProps<Value extends string> = {
  label: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
  dense?: boolean;
};

export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, choices, value, onValueChange, dense = false } = props;
  const values = Object.keys(choices) as Value[];
  return (
    <div css={dense ? denseFilterStyle : filterStyle}>
      <Field id={useId()} label={label}>
        {(control) => (
          <select
            {...control}
            value={value}
            onChange={({ target }) => onValueChange(target.value as Value)}
            css={controlStyle}
          >
            {values.map((one) => (
              <option key={one} value={one}>
                {choices[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

type DateFilterProps = {
  label: string;
  /** YYYY-MM-DD, or null for any day. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  dense?: boolean;
};

export function DateFilter({ label, value, onValueChange, dense = false }: DateFilterProps) {
  return (
    <div css={dense ? denseFilterStyle : filterStyle}>
      <TextField
        id={useId()}
        label={label}
        type="date"
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value || null)}
      />
    </div>
  );
}

/** One of some choices, where `all` is the label of none, or a day if there are no choices. */
export type FieldFilter<Value extends string> = {
  label: string;
  all?: string;
  /** Value → label, in order. */
  choices?: Readonly<Record<Value, string>>;
};

/** Filters of a list by the names of its fields, in order. */
export type Filters<State> = {
  [Name in keyof State]?: FieldFilter<Extract<State[Name], string>> &
    (null extends State[Name] ? unknown : { all?: never });
};

export const regionFilter = { label: 'Region', all: 'All regions', choices: getRegionNames() };

type FilterFieldProps<Value extends string> = {
  filter: FieldFilter<Value>;
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

export function FilterField<Value extends string>(props: FilterFieldProps<Value>) {
  const { value, onValueChange } = props;
  const { label, all, choices } = props.filter;
  const onChange = (next: string | null) => onValueChange((next || null) as Value | null);
  if (choices === undefined)
    return <DateFilter label={label} value={value} onValueChange={onChange} />;
  return (
    <SelectFilter<string>
      label={label}
      choices={all === undefined ? choices : { '': all, ...choices }}
      value={value ?? ''}
      onValueChange={onChange}
    />
  );
}

const filterStyle = css({
  flex: '1 1 10rem',
  [media.tablet]: { maxWidth: '13rem' },
  'select, input': { paddingInline: space[2], fontSize: '1rem' },
});

const denseFilterStyle = css({
  minWidth: 0,
  '& > div': { gap: 2 },
  label: { color: color.muted, fontSize: fontSize.small },
  'select, input': {
    minHeight: denseTarget,
    padding: `${space[1]} ${space[2]}`,
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
});
