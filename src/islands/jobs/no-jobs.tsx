import { css } from '@emotion/react';
import { formatCount } from '../../../contract/shared/text/format-number';
import type { JobRecord } from '../../site/page-context';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { TelLink } from '../../ui/tel-link';
import {
  filterJobs,
  filterNames,
  findLabel,
  type FilterName,
  type FilterOptions,
  type JobFilters,
} from './filter-jobs';

type NoJobsProps = {
  jobs: JobRecord[];
  filters: JobFilters;
  options: FilterOptions;
  phone: string;
  onClear: (name: FilterName) => void;
};

/** Takes the place of an empty list, and offers to remove each filter that hides jobs. */
export function NoJobs({ jobs, filters, options, phone, onClear }: NoJobsProps) {
  const removable = filterNames
    .filter((name) => filters[name] !== '')
    .map((name) => ({
      name,
      label: findLabel(options, name, filters[name]),
      count: filterJobs(jobs, { ...filters, [name]: '' }).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div css={boxStyle}>
      <p css={{ fontWeight: 700 }}>
        {jobs.length > 0
          ? 'No open jobs match your filters.'
          : 'There are no open jobs here today.'}
      </p>
      {removable.length > 0 && (
        <div css={buttonsStyle}>
          {removable.map(({ name, label, count }) => (
            <Button key={name} tone="outline" onClick={() => onClear(name)}>
              Remove “{label}”: {formatCount(count, 'job')}
            </Button>
          ))}
        </div>
      )}
      <p>
        We often have new jobs. Call <TelLink phone={phone} /> and tell us what you’re looking for.
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
