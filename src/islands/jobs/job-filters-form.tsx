import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { regionFacts } from '../../../contract/shared/region-facts';
import { color, space, radius, scriptOnlyStyle } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Button } from '../../ui/buttons/button';
import { controlStyle, Field } from '../../ui/fields/field';
import type { FilterOptions, Option } from './filter-jobs';

/** A plain form, whose values are in the URL's query. */
export function JobFiltersForm({ options }: { options: FilterOptions }) {
  return (
    <form method="get" role="search" aria-label="Find a job" css={formStyle}>
      <Filter name="place" label="Where" anyLabel="Anywhere">
        {options.place.length === 1
          ? renderOptions(options.place[0]?.towns ?? [])
          : options.place.map(({ region, towns }) => (
              <optgroup key={region} label={regionFacts[region].state}>
                <option value={region}>All of {regionFacts[region].state}</option>
                {renderOptions(towns)}
              </optgroup>
            ))}
      </Filter>
      <Filter name="language" label="Language" anyLabel="Any">
        {renderOptions(options.language)}
      </Filter>
      <Filter name="shift" label="Shift" anyLabel="Any time">
        {renderOptions(options.shift)}
      </Filter>
      <Filter name="type" label="Job type" anyLabel="Any">
        {renderOptions(options.type)}
      </Filter>
      <Button type="submit" tone="outline">
        Show jobs
      </Button>
    </form>
  );
}

type FilterProps = { name: string; label: string; anyLabel: string; children: ReactNode };

function Filter({ name, label, anyLabel, children }: FilterProps) {
  return (
    <Field id={`jobs-${name}`} label={label}>
      {(control) => (
        <select {...control} name={name} css={controlStyle}>
          <option value="">{anyLabel}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

function renderOptions(options: Option[]) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  padding: space[4],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.surfaceSunken,
  '& > button': { alignSelf: 'end' },
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(8rem, auto)',
    padding: space[5],
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
  ...scriptOnlyStyle,
});
