import { useId } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { regionFilter, type Filter } from '../../hooks/list/url-params';
import { useRegionNames } from '../../hooks/use-staff';
import { Options } from '../action-select';

type SelectFilterProps<Value extends string> = {
  label: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onValueChange: (value: Value) => void;
};

export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, choices, value, onValueChange } = props;
  return (
    <div css={filterStyle}>
      <Field id={useId()} label={label}>
        {(control) => (
          <select
            {...control}
            value={value}
            onChange={({ target }) => onValueChange(target.value as Value)}
            css={controlStyle}
          >
            <Options choices={choices} />
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
};

function DateFilter({ label, value, onValueChange }: DateFilterProps) {
  return (
    <div css={filterStyle}>
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

type FilterFieldProps = {
  filter: Filter;
  value: string | null;
  onValueChange: (value: string | null) => void;
};

export function FilterField({ filter, value, onValueChange }: FilterFieldProps) {
  const { label, all } = filter;
  const regionNames = useRegionNames();
  // A filter of regions offers those that the account sees.
  const choices = filter.choices === regionFilter.choices ? regionNames : filter.choices;
  if (choices === undefined) return <DateFilter {...{ label, value, onValueChange }} />;
  return (
    <SelectFilter<string>
      label={label}
      choices={all === undefined ? choices : { '': all, ...choices }}
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next || null)}
    />
  );
}

const filterStyle = css({
  flex: '1 1 10rem',
  [media.tablet]: { maxWidth: '13rem' },
  'select, input': { paddingInline: space[2], fontSize: '1rem' },
});
