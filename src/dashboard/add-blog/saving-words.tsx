import { css } from '@emotion/react';
import { color } from '../../theme/color';
import type { Saving } from './use-draft';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Whether what is written is kept. */
export function SavingWords({ saving }: { saving: Saving }) {
  return (
    <p role="status" css={wordsStyle}>
      {inWords(saving)}
    </p>
  );
}

function inWords(saving: Saving): string {
  switch (saving.is) {
    case 'saved':
      return saving.at === null ? 'Everything is saved' : `Saved at ${clock.format(saving.at)}`;
    case 'writing':
      return 'Not saved yet';
    case 'offline':
      return 'No connection: what you write stays here and is saved as soon as there is one';
    case 'refused':
      return 'Not saved: something needs mending';
    case 'overtaken':
      return 'Not saved: somebody was faster';
  }
}

const wordsStyle = css({ color: color.muted });
