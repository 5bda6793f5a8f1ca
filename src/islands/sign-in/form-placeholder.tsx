import { css } from '@emotion/react';
import { scriptOnlyStyle } from '../../theme/tokens';
import { ScriptLoadError } from '../../ui/loading/lazy-component';
import { Spinner } from '../../ui/loading/spinner';

/** Takes the place of a form until its script has loaded. */
export function FormPlaceholder({ label }: { label: string }) {
  return (
    <>
      <div css={placeholderStyle}>
        <Spinner label={label} />
      </div>
      <ScriptLoadError />
    </>
  );
}

const placeholderStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  ...scriptOnlyStyle,
});
