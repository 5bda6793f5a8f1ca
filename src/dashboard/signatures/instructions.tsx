import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { target } from '../../theme/shape';
import { space } from '../../theme/space';
import { sectionHeadStyle } from '../components/styles/section-heading.styles';

/** Where a signature goes in each program, as its maker's own help says it. */
const programs: readonly { name: string; steps: readonly string[] }[] = [
  {
    name: 'Gmail (in a browser)',
    steps: [
      'Here, choose Copy.',
      'In Gmail, choose the gear, then See all settings.',
      'On the tab General, scroll to Signature, choose Create new and give it a name.',
      'Paste into the box beside the name.',
      'Below it, choose the signature for new mails and for replies.',
      'Scroll to the end and choose Save Changes.',
    ],
  },
  {
    name: 'Outlook (new, and in a browser)',
    steps: [
      'Here, choose Copy.',
      'In Outlook, open Settings, then Account (or Mail), then Signatures.',
      'Choose New signature, give it a name and paste into the box.',
      'Choose it for new messages and for replies, then Save.',
    ],
  },
  {
    name: 'Outlook for Windows (classic)',
    steps: [
      'Here, choose Copy.',
      'In Outlook, choose File, Options, Mail, then Signatures….',
      'Choose New, give it a name, click into the box and paste with Ctrl+V.',
      'Choose it for new messages and for replies, then OK.',
    ],
  },
  {
    name: 'Apple Mail (Mac)',
    steps: [
      'Here, choose Copy.',
      'In Mail, choose Mail, Settings, Signatures, then the account and +.',
      'Take the tick off “Always match my default message font”.',
      'Mark what stands in the box and paste over it with Cmd+V.',
      'The photo may show only in a sent mail: write one to yourself.',
    ],
  },
  {
    name: 'iPhone and iPad',
    steps: [
      'Mail the downloaded file to yourself, or open a mail that has the signature.',
      'Hold a finger on the signature, choose all of it and Copy.',
      'Open Settings, Apps, Mail, then Signature, and paste over what is there.',
      'If it lost its look, shake the phone and choose Undo: that brings the look back.',
    ],
  },
];

/** How the signature gets into the mail program of who it is for. */
export function HowTo() {
  return (
    <section aria-labelledby="signature-how" css={{ display: 'grid', gap: space[2] }}>
      <h3 id="signature-how" css={sectionHeadStyle}>
        Into the mail program
      </h3>
      {programs.map(({ name, steps }) => (
        <details key={name} css={boxStyle}>
          <summary css={summaryStyle}>{name}</summary>
          <ol css={{ display: 'grid', gap: space[1], paddingInlineStart: space[6] }}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}

const boxStyle = css({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space[1],
  '& > ol': { paddingBlock: `${space[1]} ${space[3]}` },
});
const summaryStyle = css({
  minHeight: target,
  alignContent: 'center',
  paddingBlock: space[1],
  cursor: 'pointer',
  fontWeight: 700,
});
