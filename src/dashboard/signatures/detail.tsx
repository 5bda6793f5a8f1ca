import { css } from '@emotion/react';
import { maxSignatureBytes } from '../../../contract/signatures/constants';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { space } from '../../theme/space';
import { useOne } from '../api/use-record';
import { OpenDetail } from '../components/detail/detail-pane';
import { NotOpen } from '../components/detail/record-placeholder';
import { FaultLine } from '../components/status/error-message';
import { Instructions } from './instructions';
import { signaturePath, type SignaturesParams } from './params';
import { SignatureActions } from './signature-actions';
import { SignatureOptions } from './signature-options';
import { SignaturePreview } from './signature-preview';

type SignatureDetailProps = {
  employee: string;
  state: SignaturesParams;
  back: string;
  takesFocus: boolean;
  onChange: (changes: Partial<SignaturesParams>) => void;
};

/** The signature of an employee on light and dark, with options and ways to copy it. */
export function SignatureDetail(props: SignatureDetailProps) {
  const { employee, state, back, takesFocus, onChange } = props;
  const record = useOne<SignatureResponse>(signaturePath(employee, state), {
    keepPreviousData: true,
  });
  const { data: signature, isLoading, error } = record;
  if (!signature) {
    return <NotOpen one={record} missingWords="This employee doesn't exist" back={back} />;
  }
  return (
    <OpenDetail
      id="signature-name"
      title={signature.name}
      meta={`${(signature.bytes / 1000).toFixed(1)} of ${maxSignatureBytes / 1000} KB (Gmail limit)`}
      back={back}
      closeWords="Close signature"
      takesFocus={takesFocus}
    >
      <SignatureOptions
        state={state}
        hasPhoto={signature.hasPhoto}
        hasWorkPhone={signature.hasWorkPhone}
        onChange={onChange}
      />
      {error !== undefined && (
        <FaultLine>This style couldn’t be loaded. The previous one is still shown.</FaultLine>
      )}
      <div css={previewsStyle}>
        <SignaturePreview signature={signature} layout={state.layout} theme="light" />
        <SignaturePreview signature={signature} layout={state.layout} theme="dark" />
      </div>
      <SignatureActions key={signature.html} signature={signature} busy={isLoading} />
      <Instructions />
    </OpenDetail>
  );
}

const previewsStyle = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});
