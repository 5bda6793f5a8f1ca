import type { ChangeEvent } from 'react';
import { css } from '@emotion/react';
import { findRegion } from '../../../../contract/shared/regions';
import { space } from '../../../theme/tokens';
import type { FormOfficeChoice } from '../use-form-office';
import { RadioInput } from './inputs';

type RegionFieldProps = FormOfficeChoice['regionField'] & { label: string };

/** Asks for the region; a region's own pages do not ask. */
export function RegionField({ label, offices, selected, onSelect }: RegionFieldProps) {
  if (offices.length <= 1) return null;
  return (
    <div
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onSelect(findRegion(target.value))}
      css={twoColumnsStyle}
    >
      <RadioInput
        name="region"
        label={label}
        choices={Object.fromEntries(offices.map(({ id, state }) => [id, state]))}
        initialValue={selected}
      />
    </div>
  );
}

/** State names are short enough for two columns on a phone, unless its text is enlarged. */
const twoColumnsStyle = css({
  '& [role="radiogroup"] > div': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))',
  },
  '& label': { gap: space[2], paddingInline: space[2] },
});
