import { expect, test } from 'vitest';
import { rawMail, testOwnAddresses } from '../../../../testing/samples/emails';
import { parseEmail } from '../parse-email';
import { stripQuotedText } from './strip-quoted-text';

const names = ['Test Care NY', 'no-reply@agency.example'];
const knownTexts = ['Dear Ann,\n\nwhen may we call you?\n\nAnna Reyes'];
const quoted =
  '<div><p>Test Care NY</p><p>Dear Ann,</p><p>when may we call you?</p><p>Anna Reyes</p></div>';
const sender = 'Test Care NY &lt;no-reply@agency.example&gt;';
const outlookHead = `<b>From:</b> ${sender}<br><b>Sent:</b> Sunday, March 1, 2026 12:00 PM<br><b>To:</b> ann@mail.example<br><b>Subject:</b> Your message to Test Care NY`;
const wrote = `On Sun, Mar 1, 2026 at 12:00 PM ${sender} wrote:<br>`;

async function readHtml(html: string): Promise<string> {
  const raw = rawMail({ to: 'replies@mail.agency.example' }, [
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ]);
  const { text } = await parseEmail(Buffer.from(raw), testOwnAddresses);
  return stripQuotedText(text, { names, knownTexts });
}

test.each([
  [
    'Gmail',
    `<div dir="ltr">At five.</div><br><div class="gmail_quote"><div class="gmail_attr">${wrote}</div><blockquote class="gmail_quote">${quoted}</blockquote></div>`,
  ],
  [
    'Outlook on the web',
    `<body><div>At five.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">${outlookHead}<div>&nbsp;</div></div>${quoted}</body>`,
  ],
  [
    'the Outlook app',
    `<body><div>At five.</div><div id="ms-outlook-mobile-signature"><div><br></div>Get <a href="https://aka.ms/a">Outlook for iOS</a></div><hr><div>${outlookHead}</div>${quoted}</body>`,
  ],
  [
    'Outlook',
    `<body><p class="MsoNormal">At five.<o:p></o:p></p><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal">${outlookHead}<o:p></o:p></p></div>${quoted}</body>`,
  ],
  [
    'a program that makes each line of the head a paragraph',
    `<body><p>At five.</p><p>From: ${sender}</p><p>Sent: March 1, 2026</p><p>To: ann@mail.example</p><p>Subject: Your message</p>${quoted}</body>`,
  ],
  [
    'Yahoo',
    `<body><div>At five.</div><div class="yahoo_quoted"><div>On Sunday, March 1, 2026 at 12:00:00 PM EST, ${sender} wrote:</div><div><br></div><div>${quoted}</div></div></body>`,
  ],
  [
    'Apple Mail',
    `<body>At five.<br id="lineBreakAtBeginningOfSignature"><div>Sent from my iPhone</div><div><br><blockquote type="cite">${wrote}<br></blockquote></div><blockquote type="cite">&#xfeff;${quoted}</blockquote></body>`,
  ],
  [
    'Proton Mail',
    `<div>At five.</div><div class="protonmail_signature_block"><div>Sent with <a href="https://proton.me/">Proton Mail</a> secure email.</div></div><div class="protonmail_quote">${wrote}<blockquote type="cite">${quoted}</blockquote></div>`,
  ],
  [
    'Thunderbird',
    `<body><p>At five.</p><div class="moz-cite-prefix">On 3/1/26 12:00 PM, Test Care NY wrote:<br></div><blockquote type="cite">${quoted}</blockquote></body>`,
  ],
  [
    'Samsung Mail',
    `<body><div>At five.</div><div><div>Sent from my Galaxy</div></div><div><div>-------- Original message --------</div><div>From: ${sender} </div><div>Date: 3/1/26  12:00 PM  (GMT-05:00) </div><div>To: ann@mail.example </div><div>Subject: Your message </div></div>${quoted}</body>`,
  ],
])('shows only what was typed in HTML of %s', async (_program, html) => {
  expect(await readHtml(html)).toBe('At five.');
});

test.each([
  [
    'Gmail',
    `<div class="gmail_quote">${wrote}<blockquote><p>Dear Ann,</p></blockquote><div>At five.</div><blockquote><p>when may we call you?</p></blockquote></div>`,
  ],
  [
    'Outlook',
    `<body><p>Hello,</p><div>${outlookHead}</div><p>Dear Ann,</p><p>when may we call you? <span style="color:red">At five.</span></p><p>Anna Reyes</p></body>`,
  ],
])('shows what was typed into the quoted HTML of %s', async (_program, html) => {
  expect(await readHtml(html)).toMatch(/when may we call you\?.*/s);
  expect(await readHtml(html)).toContain('At five.');
});
