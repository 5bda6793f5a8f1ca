import { useId } from 'react';
import { css } from '@emotion/react';
import { color, space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import type { Filter } from '../../hooks/list/url-params';
import { Options } from '../action-select';
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

type FilterFieldProps = {
  dense?: boolean;
  filter: Filter;
  value: string | null;
  onValueChange: (value: string | null) => void;
};

export function FilterField({ dense = false, filter, value, onValueChange }: FilterFieldProps) {
  const { label, all, choices } = filter;
  if (choices === undefined) return <DateFilter {...{ dense, label, value, onValueChange }} />;
  return (
    <SelectFilter<string>
      dense={dense}
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
