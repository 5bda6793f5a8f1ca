import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import {
  maxSignatureBytes,
  photoShapes,
  signatureLayouts,
  type SignatureLayout,
} from '../../../contract/signatures/constants';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { environment } from '../../browser/environment';
import { color, space, radius } from '../../theme/tokens';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { useRecord } from '../api/swr-hooks';
import { DetailPane } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { SelectFilter } from '../components/filter/filters';
import { ErrorMessage } from '../components/status/messages';
import { Instructions } from './instructions';
import { toStyleQuery, type SignaturesParams } from './params';
import { SignatureActions } from './signature-actions';

type SignatureDetailProps = OpenRecord & {
  state: SignaturesParams;
  onChange: (changes: Partial<SignaturesParams>) => void;
};

/** The signature of an employee on light and dark, with options and ways to copy it. */
export function SignatureDetail(props: SignatureDetailProps) {
  const { id, state, backUrl, takesFocus, onChange } = props;
  const input = { params: { id }, query: toStyleQuery(state) };
  const record = useRecord('GET /signatures/:id', input, { keepPreviousData: true });
  const { data: signature, isLoading, error } = record;
  if (!signature) {
    return (
      <RecordPlaceholder record={record} missingMessage="Employee not found" backUrl={backUrl} />
    );
  }
  return (
    <DetailPane
      id="signature-name"
      title={signature.name}
      meta={`${(signature.bytes / 1000).toFixed(1)} of ${maxSignatureBytes / 1000} KB (Gmail limit)`}
      backUrl={backUrl}
      closeLabel="Close signature"
      takesFocus={takesFocus}
    >
      <SignatureOptions signature={signature} state={state} onChange={onChange} />
      {error !== undefined && (
        <ErrorMessage>This style couldn’t be loaded. The previous one is still shown.</ErrorMessage>
      )}
      <div css={previewsStyle}>
        <SignaturePreview signature={signature} layout={state.layout} theme="light" />
        <SignaturePreview signature={signature} layout={state.layout} theme="dark" />
      </div>
      <SignatureActions key={signature.html} signature={signature} isPending={isLoading} />
      <Instructions />
    </DetailPane>
  );
}

type SignatureOptionsProps = Pick<SignatureDetailProps, 'state' | 'onChange'> & {
  signature: SignatureResponse;
};

/** The style of the signature, which the archive of all signatures uses too. */
function SignatureOptions(props: SignatureOptionsProps) {
  const { state, onChange } = props;
  const { hasPhoto, hasWorkPhone } = props.signature;
  return (
    <div css={{ display: 'grid', gap: space[2] }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[4] }}>
        <SelectFilter
          label="Layout"
          choices={signatureLayouts}
          value={state.layout}
          onValueChange={(layout) => onChange({ layout })}
        />
        {hasPhoto && (
          <SelectFilter
            label="Photo"
            choices={photoShapes}
            value={state.shape}
            onValueChange={(shape) => onChange({ shape })}
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

const previewsStyle = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
});

/** The colors of common email apps. */
const themes = {
  light: { label: 'Light', background: '#ffffff', text: '#1f1f1f' },
  dark: { label: 'Dark', background: '#1f1f1f', text: '#e3e3e3' },
} as const;

const initialHeights: Record<SignatureLayout, string> = {
  beside: '14rem',
  above: '20rem',
  compact: '8rem',
};

const borderHeight = 2;

type SignaturePreviewProps = {
  signature: SignatureResponse;
  layout: SignatureLayout;
  theme: keyof typeof themes;
};

/** A signature as an email app shows it, in a frame that the styles of this page do not reach. */
function SignaturePreview({ signature, layout, theme }: SignaturePreviewProps) {
  const { label, background, text } = themes[theme];
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(initialHeights[layout]);
  const fitHeight = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) setHeight(`${body.offsetHeight + borderHeight}px`);
  };
  useEffect(() => {
    window.addEventListener('resize', fitHeight);
    return () => window.removeEventListener('resize', fitHeight);
  }, []);
  const style = `html{color-scheme:${theme}}body{margin:0;padding:16px;background:${background};color:${text}}`;
  return (
    <figure css={{ margin: 0, minWidth: 0 }}>
      <figcaption css={{ marginBlockEnd: space[1], fontWeight: 700 }}>{label}</figcaption>
      <iframe
        ref={frame}
        title={`Signature, ${theme}`}
        // Scripts can't run in the frame; the same origin lets this page read its height.
        sandbox="allow-same-origin"
        onLoad={fitHeight}
        style={{ height }}
        srcDoc={`<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style>${withLocalPictures(signature)}</html>`}
        css={[frameStyle, { background }]}
      />
    </figure>
  );
}

/** Loads the photo and the logo from here: their public address may belong to another server. */
function withLocalPictures({ html, photo }: SignatureResponse): string {
  const local = html.replace(/"[^"]*(\/logos\/[\w-]+\.png)"/, `"${location.origin}$1"`);
  if (photo === null) return local;
  const url = new URL(`${environment.apiUrl}${photo.path}`, location.href).href;
  return local.replace(photo.address, url);
}

const frameStyle = css({
  display: 'block',
  width: '100%',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.small,
});
