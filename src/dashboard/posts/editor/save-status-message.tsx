import { forwardRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { timeOfDay } from '../../components/time/relative-time';
import type { Saving } from '../draft/save-status';

/** Whether what is written is kept. The line can be given the focus. */
export const SavingWords = forwardRef<HTMLParagraphElement, { saving: Saving }>(
  function SavingWords({ saving }, ref) {
    return (
      <p ref={ref} tabIndex={-1} role="status" css={wordsStyle}>
        {inWords(saving)}
      </p>
    );
  },
);

function inWords(saving: Saving): string {
  switch (saving.is) {
    case 'saved':
      return saving.at === null ? 'Everything is saved' : `Saved at ${timeOfDay(saving.at)}`;
    case 'writing':
      return 'Not saved yet';
    case 'offline':
      return saving.isServer
        ? 'Not saved yet: the server cannot do it just now. What you write stays here, and it is tried again'
        : 'No connection: what you write stays here and is saved as soon as there is one';
    case 'refused':
      return needsMending(saving)
        ? 'Not all is saved: something needs mending'
        : `Not saved. ${saving.words}`;
    case 'overtaken':
      return 'Not saved: it was changed elsewhere';
    case 'gone':
      return 'Not saved: this post is not there any more';
  }
}

function needsMending({ fields, faults }: Extract<Saving, { is: 'refused' }>): boolean {
  return faults.length > 0 || Object.keys(fields).length > 0;
}

const wordsStyle = css({ color: color.muted });
