import { useEffect, useRef, type ChangeEvent } from 'react';
import { css } from '@emotion/react';
import { findRegion } from '../../../../contract/shared/regions';
import { getVisitedRegion } from '../../../browser/visits/visited-region';
import { space } from '../../../theme/tokens';
import type { FormOfficeChoice } from '../use-form-office';
import { RadioInput } from './inputs';

type RegionFieldProps = FormOfficeChoice['regionField'] & { label: string };

/** Asks for the region, preselecting the one that the visitor came from; a region's own pages do not ask. */
export function RegionField(props: RegionFieldProps) {
  return props.offices.length > 1 ? <RegionRadios {...props} /> : null;
}

function RegionRadios({ label, offices, selected, suggested, onSelect }: RegionFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const initial = useRef(suggested);
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll('input') ?? [])];
    // The visitor may have chosen before hydration.
    const checked = findRegion(radios.find((radio) => radio.checked)?.value);
    const region = checked ?? getVisitedRegion() ?? initial.current;
    const radio = radios.find(({ value }) => value === region);
    if (radio) radio.checked = true;
    onSelect(region);
  }, [onSelect]);
  return (
    <div
      ref={box}
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
