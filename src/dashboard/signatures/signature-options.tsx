import { css } from '@emotion/react';
import { photoShapes, signatureLayouts } from '../../../contract/signatures/constants';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { FilterSelect } from '../components/filter/select-filter';
import type { SignaturesState } from './params';

type SignatureLookProps = {
  state: SignaturesState;
  /** Whether the employee has a photo. */
  hasPhoto: boolean;
  hasWorkPhone: boolean;
  onChange: (changes: Partial<SignaturesState>) => void;
};

/** How the signature looks: of this one and of those in the archive alike. */
export function SignatureLook({ state, hasPhoto, hasWorkPhone, onChange }: SignatureLookProps) {
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <div css={rowStyle}>
        <FilterSelect
          label="Layout"
          choices={signatureLayouts}
          value={state.layout}
          onValue={(layout) => onChange({ layout })}
        />
        {hasPhoto && (
          <FilterSelect
            label="Photo"
            choices={photoShapes}
            value={state.shape}
            onValue={(shape) => onChange({ shape })}
          />
        )}
      </div>
      {!hasPhoto && state.shape !== 'none' && (
        <p css={{ color: color.muted }}>
          There is no photo of this employee yet. Add one in “Add employee”, and it appears here.
        </p>
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

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
