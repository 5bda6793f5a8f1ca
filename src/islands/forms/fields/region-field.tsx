import { useEffect, useRef, type ChangeEvent } from 'react';
import { css } from '@emotion/react';
import { findRegion, type RegionId } from '../../../../contract/shared/regions';
import { visitedRegion } from '../../../lib/visited-region';
import { space } from '../../../theme/space';
import { useFormState } from '../form-context';
import type { FormOfficeChoice } from '../use-form-office';
import { Radios } from './choice-fields';

type RegionChoiceProps = FormOfficeChoice['choice'] & { label: string };

/** Asks for the region, with the one that the visitor came from already chosen; on a region's own pages it asks nothing. */
export function RegionChoice(props: RegionChoiceProps) {
  return props.offices.length > 1 ? <Choice {...props} /> : null;
}

function Choice({ label, offices, chosen, suggested, onChoose }: RegionChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  const { engine } = useFormState();
  const begin = useRef((radios: readonly HTMLInputElement[]): RegionId | undefined => {
    // The visitor, or the browser on the way back, may have chosen before the script came. Later the engine brings back
    // what was chosen before the visitor went to a region's pages.
    const checked = radios.find((radio) => radio.checked)?.value;
    return (engine === null ? findRegion(checked) : chosen) ?? visitedRegion() ?? suggested;
  });
  useEffect(() => {
    const radios = [...(box.current?.querySelectorAll('input') ?? [])];
    const region = begin.current(radios);
    const radio = radios.find(({ value }) => value === region);
    // Not by a click: the popup would take that for the visitor's.
    if (radio) radio.checked = true;
    onChoose(region);
  }, [onChoose]);
  return (
    <div
      ref={box}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChoose(findRegion(target.value))}
      css={shortChoicesStyle}
    >
      <Radios
        name="region"
        label={label}
        choices={Object.fromEntries(offices.map(({ id, state }) => [id, state]))}
        chosen={chosen}
      />
    </div>
  );
}

/** Names of states are short: two side by side, also on a phone, unless its text is enlarged. */
const shortChoicesStyle = css({
  '& [role="radiogroup"] > div': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr))',
  },
  '& label': { gap: space[2], paddingInline: space[2] },
});
