import { css } from '@emotion/react';
import { longestSignature } from '../../../contract/signatures/constants';
import type { SignatureAnswer } from '../../../contract/signatures/schema';
import { space } from '../../theme/space';
import { FaultLine } from '../components/status/error-message';
import { NotOpen } from '../components/detail/record-placeholder';
import { OpenDetail } from '../components/detail/detail-pane';
import { HowTo } from './instructions';
import { SignatureActions } from './signature-actions';
import { SignatureLook } from './signature-options';
import { SignaturePreview } from './signature-preview';
import type { SignaturesState } from './params';
import { useSignature } from './api';

type SignatureProps = {
  employee: string;
  state: SignaturesState;
  back: string;
  takesFocus: boolean;
  onChange: (changes: Partial<SignaturesState>) => void;
};

/** The signature of an employee: how it looks, on light and dark, and the ways to take it along. */
export function Signature({ employee, state, back, takesFocus, onChange }: SignatureProps) {
  const one = useSignature(employee, state);
  const { data: signature, isLoading, error } = one;
  if (!signature) {
    return <NotOpen one={one} missingWords="There is no such employee" back={back} />;
  }
  return (
    <OpenDetail
      id="signature-name"
      title={signature.name}
      meta={sizeWords(signature)}
      back={back}
      closeWords="Close the signature"
      takesFocus={takesFocus}
    >
      <SignatureLook
        state={state}
        hasPhoto={signature.hasPhoto}
        hasWorkPhone={signature.hasWorkPhone}
        onChange={onChange}
      />
      {error !== undefined && (
        <FaultLine>This look could not be loaded: what stands below is the one before.</FaultLine>
      )}
      <div css={previewsStyle}>
        <SignaturePreview signature={signature} layout={state.layout} ground="light" />
        <SignaturePreview signature={signature} layout={state.layout} ground="dark" />
      </div>
      <SignatureActions key={signature.html} signature={signature} busy={isLoading} />
      <HowTo />
    </OpenDetail>
  );
}

function sizeWords({ bytes }: SignatureAnswer): string {
  const kilobytes = (bytes / 1000).toFixed(1);
  return `${kilobytes} kB of the ${longestSignature / 1000} kB that Gmail takes`;
}

const previewsStyle = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});
