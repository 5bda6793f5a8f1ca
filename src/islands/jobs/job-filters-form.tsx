import { forwardRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { RegionId } from '../../../contract/shared/regions';
import { heldUntilAlive } from '../../site/replay-input';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { controlStyle, Field } from '../../ui/fields/field';
import { needsScript } from '../../ui/loading/script-only.styles';
import type { FilterOptions, Option } from './filter-jobs';

type JobFiltersFormProps = {
  options: FilterOptions;
  places: Readonly<Record<RegionId, string>>;
  /** A choice has changed, or the button was pressed. */
  onTake: (pressed: boolean) => void;
};

/** Where, which language, when, how much: a plain form whose answers are the URL's query. */
export const JobFiltersForm = forwardRef<HTMLFormElement, JobFiltersFormProps>(
  function JobFiltersForm({ options, places, onTake }, ref) {
    return (
      <form
        ref={ref}
        method="get"
        role="search"
        aria-label="Find a job"
        onChange={() => onTake(false)}
        onSubmit={(event) => {
          event.preventDefault();
          onTake(true);
        }}
        css={formStyle}
      >
        <Choice name="place" label="Where" any="Anywhere">
          {options.place.length === 1
            ? toOptions(options.place[0]?.towns ?? [])
            : options.place.map(({ region, towns }) => (
                <optgroup key={region} label={places[region]}>
                  <option value={region}>All of {places[region]}</option>
                  {toOptions(towns)}
                </optgroup>
              ))}
        </Choice>
        <Choice name="language" label="Language" any="Any">
          {toOptions(options.language)}
        </Choice>
        <Choice name="shift" label="Shift" any="Any time">
          {toOptions(options.shift)}
        </Choice>
        <Choice name="type" label="Hours" any="Any">
          {toOptions(options.type)}
        </Choice>
        <Button type="submit" tone="outline" {...heldUntilAlive}>
          Show jobs
        </Button>
      </form>
    );
  },
);

type ChoiceProps = { name: string; label: string; any: string; children: ReactNode };

function Choice({ name, label, any, children }: ChoiceProps) {
  return (
    <Field id={`jobs-${name}`} label={label}>
      {(control) => (
        <select {...control} name={name} css={controlStyle}>
          <option value="">{any}</option>
          {children}
        </select>
      )}
    </Field>
  );
}

function toOptions(options: Option[]) {
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
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.sunken,
  '& > button': { alignSelf: 'end' },
  // On phones the place, which has the longest words, has a line of its own.
  '& > div:first-of-type': { gridColumn: '1 / -1' },
  [media.desktop]: {
    // The button's column is there before the button: else the four would become narrower when it comes.
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(8rem, auto)',
    padding: space[5],
    '& > div:first-of-type': { gridColumn: 'auto' },
  },
  // Where nothing can filter, all jobs are listed and this would be an empty promise.
  ...needsScript,
});
