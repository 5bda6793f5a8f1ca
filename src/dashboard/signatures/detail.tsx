import { css } from '@emotion/react';
import { maxSignatureBytes } from '../../../contract/signatures/constants';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { space } from '../../theme/space';
import { useRecord } from '../api/use-record';
import { DetailPane } from '../components/detail/detail-pane';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { ErrorMessage } from '../components/status/error-message';
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
  const record = useRecord<SignatureResponse>(signaturePath(employee, state), {
    keepPreviousData: true,
  });
  const { data: signature, isLoading, error } = record;
  if (!signature) {
    return (
      <RecordPlaceholder
        record={record}
        missingMessage="This employee doesn't exist"
        backUrl={back}
      />
    );
  }
  return (
    <DetailPane
      id="signature-name"
      title={signature.name}
      meta={`${(signature.bytes / 1000).toFixed(1)} of ${maxSignatureBytes / 1000} KB (Gmail limit)`}
      backUrl={back}
      closeLabel="Close signature"
      takesFocus={takesFocus}
    >
      <SignatureOptions
        state={state}
        hasPhoto={signature.hasPhoto}
        hasWorkPhone={signature.hasWorkPhone}
        onChange={onChange}
      />
      {error !== undefined && (
        <ErrorMessage>This style couldn’t be loaded. The previous one is still shown.</ErrorMessage>
      )}
      <div css={previewsStyle}>
        <SignaturePreview signature={signature} layout={state.layout} theme="light" />
        <SignaturePreview signature={signature} layout={state.layout} theme="dark" />
      </div>
      <SignatureActions key={signature.html} signature={signature} busy={isLoading} />
      <Instructions />
    </DetailPane>
  );
}

const previewsStyle = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});
