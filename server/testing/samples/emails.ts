/** The addresses of the test server's office. */
export const testOwnAddresses = {
  sender: 'no-reply@agency.example',
  recipients: ['new-york@agency.example', 'replies@mail.agency.example'],
};

/** The headers of a sample email. */
export type Sample = {
  to: string;
  name?: string;
  from?: string;
  id?: string;
  subject?: string;
  more?: readonly string[];
};

let messageCount = 0;

/** @param body begins with the content headers */
export function rawMail(
  { to, name = 'Ann Lee', from, id, subject, more = [] }: Sample,
  body: readonly string[],
): string {
  return [
    'Return-Path: <ann@mail.example>',
    `From: ${name} <${from ?? 'ann@mail.example'}>`,
    `To: Test Care NY <${to}>`,
    `Subject: ${subject ?? 'Re: Your message to Test Care NY'}`,
    'Date: Sun, 01 Mar 2026 12:30:00 -0500',
    `Message-ID: <${id ?? `sample-${String(++messageCount)}@mail.example`}>`,
    ...more,
    'MIME-Version: 1.0',
    ...body,
  ].join('\r\n');
}

export const plain = (sample: Sample, text: string) =>
  rawMail(sample, ['Content-Type: text/plain; charset=utf-8', '', text]);

/** Gmail: text and HTML, with the quoted mail introduced over two lines. */
export const gmail = (sample: Sample) =>
  rawMail(sample, [
    'Content-Type: multipart/alternative; boundary="000000000000aa11bb"',
    '',
    '--000000000000aa11bb',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Tomorrow at five, please =E2=80=93 she naps until four.',
    '',
    'On Sun, Mar 1, 2026 at 12:00=E2=80=AFPM Test Care NY <',
    'no-reply@agency.example> wrote:',
    '',
    '> When may we call you?',
    '>',
    '> --',
    '> Test Care NY',
    '',
    '--000000000000aa11bb',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<div dir="ltr">Tomorrow at five, please</div>',
    '--000000000000aa11bb--',
    '',
  ]);

/** Outlook on Windows: only HTML, with a header block before the quoted mail and a logo in the signature. */
export const outlook = (sample: Sample) =>
  rawMail(sample, [
    'Content-Type: multipart/related; boundary="_004_AA_"; type="text/html"',
    '',
    '--_004_AA_',
    'Content-Type: text/html; charset="iso-8859-1"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html xmlns:o=3D"urn:schemas-microsoft-com:office:office"><head><style><!-- p {margin:0} --></style></head>',
    '<body lang=3D"EN-US"><div class=3D"WordSection1"><p class=3D"MsoNormal">Jos=E9 can come on Monday &amp; Tuesday.<o:p></o:p></p>',
    '<p class=3D"MsoNormal">Is <b>nine</b> too early?</p><img src=3D"cid:logo@01">',
    '<div style=3D"border-top:solid #E1E1E1 1.0pt"><p class=3D"MsoNormal"><b>From:</b> Test Care NY &lt;no-reply@agency.example&gt; <br>',
    '<b>Sent:</b> Sunday, March 1, 2026 12:00 PM<br><b>To:</b> Ann Lee &lt;ann@mail.example&gt;<br>',
    '<b>Subject:</b> Your message to Test Care NY</p></div><p>When may we call you?</p></div></body></html>',
    '--_004_AA_',
    'Content-Type: image/png; name="image001.png"',
    'Content-Disposition: inline; filename="image001.png"',
    'Content-ID: <logo@01>',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--_004_AA_--',
    '',
  ]);

export const base64 = (sample: Sample, charset: string, bytes: Buffer) =>
  rawMail(sample, [
    `Content-Type: text/plain; charset=${charset}`,
    'Content-Transfer-Encoding: base64',
    '',
    bytes.toString('base64'),
  ]);

/** @param content in base64; by default the start of a PDF, which can't be kept */
export const withFiles = (sample: Sample, files: readonly string[], content = 'JVBERi0xLjQK') =>
  rawMail(sample, [
    'Content-Type: multipart/mixed; boundary="mixed"',
    '',
    '--mixed',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Here is my card.',
    ...files.flatMap((name) => [
      '--mixed',
      'Content-Type: application/pdf',
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content,
    ]),
    '--mixed--',
    '',
  ]);

/** A delivery status notification (RFC 3464). */
export const report = (
  messageId: string,
  { action = 'failed', status = '5.1.1' }: { action?: string; status?: string } = {},
) =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    'To: no-reply@agency.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    `Message-ID: <report-${String(++messageCount)}@mx.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="report"',
    '',
    '--report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ann@mail.example',
    `Action: ${action}`,
    `Status: ${status}`,
    '--report',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: <reply-${messageId}@agency.example>`,
    'Subject: Your message to Test Care NY',
    '',
    'When may we call you?',
    '--report--',
    '',
  ].join('\r\n');
