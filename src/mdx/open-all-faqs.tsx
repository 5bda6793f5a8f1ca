import { useState } from 'react';
import { css } from '@emotion/react';
import { replayWhenReady } from '../site/replay-input';
import { Button } from '../ui/buttons/button';
import { scriptOnlyStyle } from '../ui/loading/script-only.styles';

/** Opens or closes all questions of the page, to read or print them at once. */
export function OpenAllFaqs() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    document.querySelectorAll<HTMLDetailsElement>('main details[id^="faq-"]').forEach((details) => {
      details.open = !isOpen;
    });
    setIsOpen(!isOpen);
  };
  return (
    <p css={boxStyle}>
      <Button tone="outline" onClick={toggle} {...replayWhenReady}>
        {isOpen ? 'Close all' : 'Open all'}
      </Button>
    </p>
  );
}

const boxStyle = css(scriptOnlyStyle, { '@media print': { display: 'none' } });
