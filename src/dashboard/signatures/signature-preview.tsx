import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { SignatureLayout } from '../../../contract/signatures/constants';
import type { SignatureResponse } from '../../../contract/signatures/schema';
import { environment } from '../../browser/environment';
import { color, space, radius } from '../../theme/tokens';

/** The colors of common e-mail apps. */
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

/** A signature as an e-mail app shows it, in a frame that the styles of this page do not reach. */
export function SignaturePreview({ signature, layout, theme }: SignaturePreviewProps) {
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
        srcDoc={`<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style>${withLocalPhoto(signature)}</html>`}
        css={[frameStyle, { background }]}
      />
    </figure>
  );
}

/** Loads the photo from this page's API: the public address may belong to another server. */
function withLocalPhoto({ html, photo }: SignatureResponse): string {
  if (photo === null) return html;
  const url = new URL(`${environment.apiUrl}${photo.path}`, location.href).href;
  return html.replace(photo.address, url);
}

const frameStyle = css({
  display: 'block',
  width: '100%',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.small,
});
