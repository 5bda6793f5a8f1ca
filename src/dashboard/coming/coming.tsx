import { css } from '@emotion/react';
import { Check, Hourglass } from 'lucide-react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { cardStyle } from '../../ui/card-style';
import { PageHeader } from '../parts/page-header';
import { ScreenBody } from '../parts/screen-body';
import type { ScreenProps } from '../parts/screen-props';
import { text } from '../parts/text';
import { comingWords } from './coming-words';

/** A screen of the role that is not built yet: says so, and what it will hold. */
export function Coming({ screen }: ScreenProps) {
  const words = comingWords[screen.id];
  return (
    <ScreenBody>
      <PageHeader title={screen.label} lead={words?.lead} />
      <section css={[cardStyle, css({ maxWidth: '40rem' })]}>
        <h2 css={titleStyle}>
          <Hourglass size={20} aria-hidden css={{ color: color.teal }} />
          This screen opens with the next release
        </h2>
        {words && (
          <>
            <p css={{ marginBlock: space[3], color: color.muted }}>It will hold:</p>
            <ul css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>
              {words.holds.map((line) => (
                <li key={line} css={{ display: 'flex', gap: space[3] }}>
                  <Check
                    size={18}
                    aria-hidden
                    css={{ flex: 'none', marginTop: 3, color: color.teal }}
                  />
                  {line}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </ScreenBody>
  );
}

const titleStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: text.heading,
});
