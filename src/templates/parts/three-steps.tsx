import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { type } from '../../theme/type';

const steps = [
  {
    title: 'Tell us what is hard',
    text: 'Call, or check your eligibility here. You need no papers and no right words to begin.',
  },
  {
    title: 'We find out who pays',
    text: 'We go through the programs of your state with you, and say what comes next and who does it.',
  },
  {
    title: 'An aide comes to your home',
    text: 'Once the hours are approved we plan them with you, and you meet the person before you need them.',
  },
];

/** How care begins, in every state. */
export function ThreeSteps() {
  return (
    <ol css={listStyle}>
      {steps.map(({ title, text }) => (
        <li key={title} css={stepStyle}>
          <h3 css={{ fontSize: type.size.h3 }}>{title}</h3>
          <p css={{ color: color.muted }}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[8],
  listStyle: 'none',
  counterReset: 'step',
  [media.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const stepStyle = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    borderRadius: radius.round,
    background: color.tealSoft,
    color: color.tealStrong,
    fontFamily: type.display,
    fontSize: '1.375rem',
    fontWeight: type.weight.display,
  },
});
