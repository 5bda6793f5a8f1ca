import { mailtoHref } from '../../contract/shared/email-address';
import { telHref } from '../../contract/shared/phone';
import type { SignatureLayout } from '../../contract/signatures/constants';
import { escapeHtml } from '../../contract/shared/text/escape-html';
import type { SignatureData } from './signature-data';

/** The one colour: 3:1 against white and against the dark of mail programs (WCAG 1.4.11). Texts take the program's own. */
export const accentColor = '#138a85';

/** Side of the photo in CSS pixels; the picture has twice as many. */
export const photoSides: Record<SignatureLayout, number> = { beside: 96, above: 96, compact: 48 };

const font =
  'font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:20px;word-break:break-word';
const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${font}">`;
const linkStyle = 'color:inherit;text-decoration:none';

/**
 * A signature as HTML that Gmail, Outlook and Apple Mail keep: tables and inline styles, no style sheet, no background; the
 * shape of the photo is in the picture itself, since Outlook for Windows rounds no corners.
 */
export function renderSignatureHtml(facts: SignatureData, layout: SignatureLayout): string {
  return layouts[layout](facts);
}

const layouts: Record<SignatureLayout, (facts: SignatureData) => string> = {
  beside: (facts) =>
    inTable(
      `<tr>${photoCell(facts, 'beside')}<td width="3" bgcolor="${accentColor}" style="width:3px;background-color:${accentColor};font-size:0;line-height:0">&nbsp;</td><td valign="top" style="padding:0 0 0 14px;${font}">${lines(wholeLines(facts))}</td></tr>`,
    ),
  above: (facts) =>
    inTable(
      `${facts.photo === null ? '' : `<tr>${photoCell(facts, 'above')}</tr>`}<tr><td style="padding:10px 0 0 0;border-top:3px solid ${accentColor};${font}">${lines(wholeLines(facts))}</td></tr>`,
    ),
  compact: (facts) =>
    inTable(
      `<tr>${photoCell(facts, 'compact')}<td valign="middle" style="${font}">${lines(compactLines(facts))}</td></tr>`,
    ),
};

const inTable = (rows: string) => `${table}<tbody>${rows}</tbody></table>`;

function photoCell({ photo, name }: SignatureData, layout: SignatureLayout): string {
  if (photo === null) return '';
  const side = String(photoSides[layout]);
  const padding = layout === 'above' ? '0 0 10px 0' : '0 14px 0 0';
  return `<td valign="top" style="padding:${padding}"><img src="${escapeHtml(photo)}" width="${side}" height="${side}" alt="${escapeHtml(name)}" style="display:block;width:${side}px;height:${side}px;border:0"></td>`;
}

const lines = (all: readonly string[]) => all.map((line) => `<div>${line}</div>`).join('');

function wholeLines(facts: SignatureData): string[] {
  const { name, title, company, direct, office, email, address, site } = facts;
  return [
    `<strong style="font-size:17px;line-height:24px">${escapeHtml(name)}</strong>`,
    escapeHtml(title),
    `<strong>${escapeHtml(company)}</strong>`,
    ...(direct === null ? [] : [`Direct ${phone(direct)}`]),
    `Office ${phone(office)}`,
    mail(email),
    escapeHtml(address),
    link(site.url, site.label),
  ];
}

function compactLines({
  name,
  title,
  company,
  direct,
  office,
  email,
  site,
}: SignatureData): string[] {
  const numbers =
    direct === null ? [phone(office)] : [`Direct ${phone(direct)}`, `Office ${phone(office)}`];
  return [
    `<strong>${escapeHtml(name)}</strong> &nbsp;|&nbsp; ${escapeHtml(title)}`,
    [escapeHtml(company), ...numbers].join(' &nbsp;|&nbsp; '),
    [mail(email), link(site.url, site.label)].join(' &nbsp;|&nbsp; '),
  ];
}

const phone = (number: string) => link(telHref(number), number);
const mail = (address: string) => link(mailtoHref(address), address);
const link = (href: string, words: string) =>
  `<a href="${escapeHtml(href)}" style="${linkStyle}">${escapeHtml(words)}</a>`;

/** The same for mails without formatting. */
export function renderSignatureText({
  photo: _photo,
  site,
  direct,
  office,
  ...facts
}: SignatureData): string {
  const { name, title, company, email, address } = facts;
  const numbers = [...(direct === null ? [] : [`Direct ${direct}`]), `Office ${office}`];
  return [name, title, company, ...numbers, email, address, site.label].join('\n');
}
