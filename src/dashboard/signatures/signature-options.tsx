import { photoShapes, signatureLayouts } from '../../../contract/signatures/constants';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { SelectFilter } from '../components/filter/select-filter';
import type { SignaturesParams } from './params';

type SignatureOptionsProps = {
  state: SignaturesParams;
  hasPhoto: boolean;
  hasWorkPhone: boolean;
  onChange: (changes: Partial<SignaturesParams>) => void;
};

/** The style of the signature, which the archive of all signatures uses too. */
export function SignatureOptions(props: SignatureOptionsProps) {
  const { state, hasPhoto, hasWorkPhone, onChange } = props;
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[4] }}>
        <SelectFilter
          label="Layout"
          choices={signatureLayouts}
          value={state.layout}
          onValue={(layout) => onChange({ layout })}
        />
        {hasPhoto && (
          <SelectFilter
            label="Photo"
            choices={photoShapes}
            value={state.shape}
            onValue={(shape) => onChange({ shape })}
          />
        )}
      </div>
      {!hasPhoto && state.shape !== 'none' && (
        <p css={{ color: color.muted }}>This employee has no photo. Add one in “Add employee”.</p>
      )}
      <CheckboxField
        id="signature-phone"
        label="Include direct number"
        hint={hasWorkPhone ? undefined : 'This employee has no work phone'}
        checked={!state.noPhone}
        onChange={(event) => onChange({ noPhone: !event.target.checked })}
      />
    </div>
  );
}
