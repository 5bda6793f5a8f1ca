import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { SignatureLayout } from '../../../contract/signatures/constants';
import type { SignatureAnswer } from '../../../contract/signatures/schema';
import { environment } from '../../lib/environment';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';

/** What mail programs write on, and in. */
const grounds = {
  light: { words: 'Light', background: '#ffffff', text: '#1f1f1f' },
  dark: { words: 'Dark', background: '#1f1f1f', text: '#e3e3e3' },
} as const;

/** As high as a layout usually is, until it is known how high this one is. */
const heights: Record<SignatureLayout, string> = {
  beside: '14rem',
  above: '20rem',
  compact: '8rem',
};

type SignaturePreviewProps = {
  signature: SignatureAnswer;
  layout: SignatureLayout;
  ground: keyof typeof grounds;
};

/** A signature as a mail program shows it, in a frame of its own, where no style of ours reaches it. */
export function SignaturePreview({ signature, layout, ground }: SignaturePreviewProps) {
  const { words, background, text } = grounds[ground];
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(heights[layout]);
  const fit = () => {
    const body = frame.current?.contentDocument?.body;
    if (body) setHeight(`${body.offsetHeight + edges}px`);
  };
  // Lines break elsewhere in another width.
  useEffect(() => {
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  const style = `html{color-scheme:${ground}}body{margin:0;padding:16px;background:${background};color:${text}}`;
  return (
    <figure css={{ margin: 0, minWidth: 0 }}>
      <figcaption css={{ marginBlockEnd: space[1], fontWeight: 700 }}>{words}</figcaption>
      <iframe
        title={`Signature, ${words.toLowerCase()}`}
        // No script runs in it; that it is of this origin lets its height be read.
        ref={frame}
        sandbox="allow-same-origin"
        onLoad={fit}
        style={{ height }}
        srcDoc={`<!doctype html><html lang="en"><meta charset="utf-8"><style>${style}</style>${shown(signature)}</html>`}
        css={[frameStyle, { background }]}
      />
    </figure>
  );
}

/** With the photo from where this page's API is: the address in the mail may be another one for the same. */
function shown({ html, photo }: SignatureAnswer): string {
  if (photo === null) return html;
  const own = new URL(`${environment.apiUrl}${photo.path}`, location.href).href;
  return html.replace(photo.address, own);
}

/** Of the frame, above and below. */
const edges = 2;

const frameStyle = css({
  display: 'block',
  width: '100%',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
});
