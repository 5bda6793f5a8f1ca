import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { LinkButton } from '../../../ui/buttons/link-button';
import { controlStyle } from '../../../ui/fields/field';

/** The private link to a request, to copy or open. */
export function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copied');
    } catch {
      setMessage('Link selected. Copy it with your browser.');
    }
  };
  return (
    <div css={boxStyle}>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label="Link to your request"
        onFocus={(event) => event.target.select()}
        css={controlStyle}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button onClick={() => void copy()}>Copy link</Button>
        <LinkButton href={url} tone="outline">
          Open my request
        </LinkButton>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

const boxStyle = css({ display: 'grid', gap: space[3], width: '100%' });
