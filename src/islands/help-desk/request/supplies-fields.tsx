import { css } from '@emotion/react';
import { supplyWays } from '../../../../contract/help-desk/form';
import { mostOfOneSupply, supplies, supplyIds } from '../../../../contract/help-desk/constants';
import { Asked } from '../../forms/fields/conditional-field';
import { Radios } from '../../forms/fields/choice-fields';
import { TextBox } from '../../forms/fields/text-area';
import { TextInput } from '../../forms/fields/text-input';
import { space } from '../../../theme/space';
import { hintStyle, labelStyle } from '../../../ui/fields/field';
import { Quantity } from './quantity-field';

/** How many of what, and how they come. `isFilled`: the quantities are those of an earlier order. */
export function SuppliesPart({ isFilled }: { isFilled: boolean }) {
  return (
    <Asked field="supplyWay">
      <div role="group" aria-labelledby="supplies-label" css={{ display: 'grid', gap: space[1] }}>
        <p id="supplies-label" css={labelStyle}>
          How many do you need?
        </p>
        <p css={hintStyle}>Leave out what you do not need. At most {mostOfOneSupply} of each.</p>
        <p role="status" css={filledStyle}>
          {isFilled && 'The quantities of your earlier order are filled in. Please check them.'}
        </p>
        <ul css={listStyle}>
          {supplyIds.map((id) => (
            <Quantity key={id} id={id} label={supplies[id]} />
          ))}
        </ul>
      </div>
      <TextInput name="otherSupplies" label="Anything else, and how many" autoComplete="off" />
      <Radios name="supplyWay" label="How do you get them?" choices={supplyWays} />
      <TextBox name="supplyAddress" label="Address to mail them to" rows={3} />
    </Asked>
  );
}

const filledStyle = css({ fontWeight: 700, '&:empty': { display: 'none' } });
const listStyle = css({ padding: 0, listStyle: 'none', lineHeight: 1.3 });
