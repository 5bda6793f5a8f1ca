import type { Ref } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { saidStyle } from '../said-style';

type ChosenResultProps = {
  /** '' before anything was changed. */
  said: string;
  failed: boolean;
  /** The line itself, where something gives it the focus. */
  line?: Ref<HTMLParagraphElement>;
};

/** What became of a change of several rows: read out by itself, at once when something was not changed. */
export function ChosenResult({ said, failed, line }: ChosenResultProps) {
  return (
    <p
      ref={line}
      tabIndex={-1}
      role={failed ? 'alert' : 'status'}
      css={[saidStyle, failed && failedStyle]}
    >
      {said}
    </p>
  );
}

const failedStyle = css({ color: color.danger });
