import { css } from '@emotion/react';
import { Button } from '../ui/buttons/button';
import { scriptOnlyStyle } from '../ui/loading/script-only.styles';

/** Opens or closes all questions of the page, to read or print them at once (src/islands/faqs). */
export function OpenAllFaqs() {
  return (
    <p css={boxStyle}>
      <Button tone="outline" data-open-faqs>
        Open all
      </Button>
    </p>
  );
}

const boxStyle = css(scriptOnlyStyle, { '@media print': { display: 'none' } });
