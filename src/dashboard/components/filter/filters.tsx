import { useId } from 'react';
import { css } from '@emotion/react';
import type { RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { controlStyle, Field, TextField } from '../../../ui/fields/field';
import { regionNames } from '../region-name';
import { denseTarget, fontSize } from '../styles/sizes';

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

type OptionalFilterProps<Value extends string> = {
  label: string;
  allLabel: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

export function OptionalFilter<Value extends string>(props: OptionalFilterProps<Value>) {
  const { label, allLabel, choices, value, onValueChange } = props;
  return (
    <SelectFilter
      label={label}
      choices={{ '': allLabel, ...choices } as Record<Value | '', string>}
      value={value ?? ''}
      onValueChange={(selected) => onValueChange(selected === '' ? null : selected)}
    />
  );
}

type RegionFilterProps = {
  value: RegionId | null;
  onValueChange: (region: RegionId | null) => void;
};

export function RegionFilter(props: RegionFilterProps) {
  return <OptionalFilter label="Region" allLabel="All regions" choices={regionNames} {...props} />;
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
