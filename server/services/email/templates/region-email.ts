import { replySubjects } from '../../../../contract/inbox/reply-subjects';
import { toSiteLanguage, type ClientLanguage } from '../../../../contract/shared/languages';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';
import type { SiteLanguage } from '../../../../contract/shared/text/site-languages';
import type { Region } from '../../site/region-records';
import type { OutboundEmail } from '../email';

/** The office's reply to a visitor. The visitor's answer goes to `replyTo`, or by default to the region's mailbox. */
export function buildReplyEmail(reply: {
  region: Region;
  to: string;
  text: string;
  language: ClientLanguage | null;
  replyTo?: string | undefined;
}): OutboundEmail {
  const { region, to, replyTo = region.email } = reply;
  const language = toSiteLanguage(reply.language);
  const text = reply.text.trim();
  return {
    to,
    fromName: region.company,
    replyTo: { name: region.company, address: replyTo },
    subject: `${replySubjects[language].answer} ${region.company}`,
    text: [text, '', '--', ...signatureLines(region)].join('\n'),
    html: renderPage(region, renderParagraphs(text), language),
  };
}

type Notice = {
  /** English unless named. */
  language?: SiteLanguage;
  region: Region;
  to: string;
  /** Shows on locked screens, so it must not name anyone. */
  subject: string;
  lead: string;
  note?: string | undefined;
  details: readonly (readonly [label: string, value: string])[];
  link: { label: string; url: string } | null;
};

export function buildNotice({
  region,
  to,
  subject,
  lead,
  note,
  details,
  link,
  language = 'en',
}: Notice): OutboundEmail {
  const rows = details.map(
    ([label, value]) =>
      `<tr><td>${escapeHtml(label)}&nbsp;&nbsp;</td><td>${escapeHtml(value)}</td></tr>`,
  );
  const anchor =
    link === null
      ? ''
      : `<p><a href="${escapeHtml(link.url)}" style="color:#0b5c59">${escapeHtml(link.label)}</a></p>`;
  return {
    // The note is written by a person.
    ...(note === undefined && { isAutomatic: true }),
    to,
    fromName: region.company,
    replyTo: { name: region.company, address: region.email },
    subject,
    text: [
      lead,
      '',
      ...(note === undefined ? [] : [note, '']),
      ...details.map(([label, value]) => `${label}: ${value}`),
      ...(link === null ? [] : ['', `${link.label}: ${link.url}`]),
      '',
      '--',
      ...signatureLines(region),
    ].join('\n'),
    html: renderPage(
      region,
      [
        `<p>${escapeHtml(lead)}</p>`,
        note === undefined ? '' : renderParagraphs(note),
        `<table>${rows.join('')}</table>`,
        anchor,
      ].join(''),
      language,
    ),
  };
}

export function signatureLines({ company, phone, email, address }: Region): string[] {
  return [
    company,
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    `${phone} · ${email}`,
  ];
}

/** Loads no images and nothing from other hosts, so that opening the email cannot be tracked. */
function renderPage(region: Region, body: string, language: SiteLanguage): string {
  const footer = signatureLines(region).map(escapeHtml).join('<br>');
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;background:#f6f3ec;font:17px/1.6 Verdana,Arial,sans-serif;color:#22302f">',
    '<div style="max-width:36em;margin:0 auto;padding:24px">',
    `<p style="font-size:20px;font-weight:bold;color:#0b5c59;margin:0 0 16px">${escapeHtml(region.company)}</p>`,
    body,
    `<p style="border-top:1px solid #c9c3b4;margin-top:24px;padding-top:12px;font-size:14px">${footer}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function renderParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
