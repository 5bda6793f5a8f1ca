import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';
import { summaryStyle } from '../components/dashboard.styles';
import { Section } from '../components/section';

/** The steps follow each vendor's help pages. */
const apps: readonly { name: string; steps: readonly string[] }[] = [
  {
    name: 'Gmail (browser)',
    steps: [
      'Choose Copy above.',
      'In Gmail, choose the gear, then See all settings.',
      'On the General tab, scroll to Signature, choose Create new, and name it.',
      'Paste into the box next to the name.',
      'Below the box, choose the signature for new emails and replies.',
      'Scroll to the bottom and choose Save Changes.',
    ],
  },
  {
    name: 'Outlook (new, or in a browser)',
    steps: [
      'Choose Copy above.',
      'In Outlook, open Settings, then Account (or Mail), then Signatures.',
      'Choose New signature, name it, and paste into the box.',
      'Choose it for new messages and replies, then Save.',
    ],
  },
  {
    name: 'Outlook for Windows (classic)',
    steps: [
      'Choose Copy above.',
      'In Outlook, choose File, Options, Mail, then Signatures….',
      'Choose New, name it, click into the box, and press Ctrl+V.',
      'Choose it for new messages and replies, then OK.',
    ],
  },
  {
    name: 'Apple Mail (Mac)',
    steps: [
      'Choose Copy above.',
      'In Mail, choose Mail, Settings, Signatures, then your account and +.',
      'Clear “Always match my default message font”.',
      'Select everything in the box and press Cmd+V.',
      'The photo may only show in a sent email. Send one to yourself to check.',
    ],
  },
  {
    name: 'iPhone and iPad',
    steps: [
      'Email the downloaded file to yourself, or open an email with the signature.',
      'Touch and hold the signature, select all of it, and choose Copy.',
      'Open Settings, Apps, Mail, then Signature, and paste over the old one.',
      'If formatting is lost, shake the phone and choose Undo.',
    ],
  },
];

export function Instructions() {
  return (
    <Section title="Add it to your email app">
      {apps.map(({ name, steps }) => (
        <details key={name} css={appStyle}>
          <summary css={summaryStyle}>{name}</summary>
          <ol css={stepsStyle}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </Section>
  );
}

const appStyle = css({ borderBlockEnd: `1px solid ${color.divider}`, paddingBlock: space[1] });
const stepsStyle = css({
  display: 'grid',
  gap: space[1],
  paddingBlock: `${space[1]} ${space[3]}`,
  paddingInlineStart: space[6],
});
