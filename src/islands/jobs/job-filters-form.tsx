import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../../browser/hooks/use-texts';
import { color, space, radius, scriptOnlyStyle } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Button } from '../../ui/buttons/button';
import { controlStyle, Field } from '../../ui/fields/field';
import type { FilterOptions, Option } from './filter-jobs';

/** A plain form, whose values are in the URL's query. */
export function JobFiltersForm({ options }: { options: FilterOptions }) {
  const { states, jobs } = useTexts();
  const { labels, filters } = jobs;
  return (
    <form method="get" role="search" aria-label={filters.label} css={formStyle}>
      <Filter name="place" label={labels.where} anyLabel={filters.anywhere}>
        {options.place.length === 1
          ? renderOptions(options.place[0]?.towns ?? [])
          : options.place.map(({ region, towns }) => (
              <optgroup key={region} label={states[region]}>
                <option value={region}>{filters.allOf(states[region])}</option>
                {renderOptions(towns)}
              </optgroup>
            ))}
      </Filter>
      <Filter name="language" label={filters.language} anyLabel={filters.any}>
        {renderOptions(options.language)}
      </Filter>
      <Filter name="shift" label={filters.shift} anyLabel={filters.anyTime}>
        {renderOptions(options.shift)}
      </Filter>
      <Filter name="type" label={labels.type} anyLabel={filters.any}>
        {renderOptions(options.type)}
      </Filter>
      <Button type="submit" tone="outline">
        {filters.show}
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
