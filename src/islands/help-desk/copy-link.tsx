import { useRef, useState } from 'react';
import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { controlStyle } from '../../ui/fields/field';
import { LinkButton } from '../../ui/buttons/link-button';

/** A link to open, and to copy: by the button, or by hand where the browser does not let the page copy. */
export function CopyLink({ address, label }: { address: string; label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('The link is copied.');
    } catch {
      setSaid('The link is marked: copy it with your browser.');
    }
  };
  return (
    <div css={boxStyle}>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label="Link to the page of your request"
        onFocus={(event) => event.target.select()}
        css={controlStyle}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[3] }}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <LinkButton href={address} tone="outline">
          {label}
        </LinkButton>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}

const boxStyle = css({ display: 'grid', gap: space[3], width: '100%' });
