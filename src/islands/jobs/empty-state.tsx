import { css } from '@emotion/react';
import { telHref } from '../../../contract/shared/phone';
import type { RegionId } from '../../../contract/shared/regions';
import type { JobRecord } from '../../site/job';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import {
  filterJobs,
  filterNames,
  labelOf,
  type FilterName,
  type FilterOptions,
  type JobFilters,
} from './filter-jobs';

type NoJobsProps = {
  open: JobRecord[];
  filters: JobFilters;
  options: FilterOptions;
  places: Readonly<Record<RegionId, string>>;
  phone: string;
  onClear: (name: FilterName) => void;
};

/** In place of the list: which filter to take away to find something, and who to call. */
export function NoJobs({ open, filters, options, places, phone, onClear }: NoJobsProps) {
  const helpful = filterNames
    .filter((name) => filters[name] !== '')
    .map((name) => ({
      name,
      label: labelOf(options, places, name, filters[name]),
      count: filterJobs(open, { ...filters, [name]: '' }).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        {open.length > 0 ? 'No open job fits all of this.' : 'No job is open here today.'}
      </p>
      {helpful.length > 0 && (
        <div css={buttonsStyle}>
          {helpful.map(({ name, label, count }) => (
            <Button key={name} tone="outline" onClick={() => onClear(name)}>
              Without “{label}”: {count} {count === 1 ? 'job' : 'jobs'}
            </Button>
          ))}
        </div>
      )}
      <p>
        New jobs come up often. Call <a href={telHref(phone)}>{phone}</a> and tell us what you look
        for.
      </p>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `1.5px dashed ${color.border}`,
  borderRadius: radius.large,
});

const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
