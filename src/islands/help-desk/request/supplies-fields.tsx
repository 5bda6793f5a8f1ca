import { css } from '@emotion/react';
import { supplyDeliveryMethods } from '../../../../contract/help-desk/form';
import { maxSupplyQuantity, supplies, supplyIds } from '../../../../contract/help-desk/constants';
import { space } from '../../../theme/space';
import { hintStyle, labelStyle } from '../../../ui/fields/field';
import { ConditionalField, RadioInput, TextArea, TextInput } from '../../forms/fields/inputs';
import { QuantityField } from './quantity-field';

/** @param isReorder the quantities of an earlier order were filled in */
export function SuppliesFields({ isReorder }: { isReorder: boolean }) {
  return (
    <ConditionalField field="supplyWay">
      <div role="group" aria-labelledby="supplies-label" css={{ display: 'grid', gap: space[1] }}>
        <p id="supplies-label" css={labelStyle}>
          How many do you need?
        </p>
        <p css={hintStyle}>Up to {maxSupplyQuantity} of each. Leave the rest blank.</p>
        <p role="status" css={reorderStyle}>
          {isReorder && 'We filled in the quantities of your earlier order. Please check them.'}
        </p>
        <ul css={listStyle}>
          {supplyIds.map((id) => (
            <QuantityField key={id} id={id} label={supplies[id]} />
          ))}
        </ul>
      </div>
      <TextInput name="otherSupplies" label="Anything else, and how many?" autoComplete="off" />
      <RadioInput
        name="supplyWay"
        label="How do you want to get them?"
        choices={supplyDeliveryMethods}
      />
      <TextArea name="supplyAddress" label="Mailing address" rows={3} />
    </ConditionalField>
  );
}

const reorderStyle = css({ fontWeight: 700, '&:empty': { display: 'none' } });
const listStyle = css({ padding: 0, listStyle: 'none', lineHeight: 1.3 });
