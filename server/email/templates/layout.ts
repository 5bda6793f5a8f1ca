import type { Region } from '../../site/region-records';
import { escapeHtml } from '../../../contract/shared/text/escape-html';

/** The region's address block, as lines. */
export function signature({ company, phone, email, address }: Region): string[] {
  return [
    company,
    `${address.street}, ${address.city}, ${address.state} ${address.zip}`,
    `${phone} · ${email}`,
  ];
}

/**
 * A simple page around a mail's body in the region's name. No picture and nothing from another host: it reads the same in
 * every mail program, and tells nobody that it was opened.
 * @param body HTML
 */
export function page(region: Region, body: string): string {
  const footer = signature(region).map(escapeHtml).join('<br>');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"></head>',
    '<body style="margin:0;background:#f6f3ec;font:17px/1.6 Verdana,Arial,sans-serif;color:#22302f">',
    '<div style="max-width:36em;margin:0 auto;padding:24px">',
    `<p style="font-size:20px;font-weight:bold;color:#0b5c59;margin:0 0 16px">${escapeHtml(region.company)}</p>`,
    body,
    `<p style="border-top:1px solid #c9c3b4;margin-top:24px;padding-top:12px;font-size:14px">${footer}</p>`,
    '</div></body></html>',
  ].join('\n');
}

/** Plain text as HTML paragraphs. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
