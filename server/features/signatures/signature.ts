import { mailtoHref } from '../../../contract/shared/email-address';
import { formatPhone, telHref } from '../../../contract/shared/phone';
import { getRegionPath } from '../../../contract/shared/regions';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import type { SignatureLayout } from '../../../contract/signatures/constants';
import type { WorkProfile } from '../../../contract/signatures/schema';
import type { Region } from '../../services/site/region-records';

export type SignatureData = {
  name: string;
  title: string;
  company: string;
  phones: readonly { label: 'Direct' | 'Office'; phone: string }[];
  email: string;
  address: string;
  site: { label: string; url: string };
  photo: string | null;
  logo: string;
};

/** Forbids private contact, so that passing a whole employee record is a type error. */
type Signer = WorkProfile & { privatePhone?: never; privateEmail?: never };

type SignatureOptions = Pick<SignatureData, 'photo' | 'logo'> & {
  siteUrl: string;
  withPhone: boolean;
};

/** Employees without work contact get the phone and email of their office. */
export function buildSignatureData(
  employee: Signer,
  region: Region,
  { siteUrl, withPhone, ...pictures }: SignatureOptions,
): SignatureData {
  const { street, city, state, zip } = region.address;
  const path = getRegionPath(employee.region, '/').replace(/^\/$/, '');
  const direct = withPhone ? employee.workPhone : null;
  return {
    name: `${employee.firstName} ${employee.lastName}`,
    title: employee.title,
    company: region.company,
    phones: [
      ...(direct === null ? [] : [{ label: 'Direct' as const, phone: formatPhone(direct) }]),
      { label: 'Office', phone: region.phone },
    ],
    email: employee.workEmail ?? region.email,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: { label: `${new URL(siteUrl).host}${path}`, url: `${siteUrl}${path}` },
    ...pictures,
  };
}

/** The only color, 3:1 against white and dark mail programs (WCAG 1.4.11). Text keeps the program's own color. */
export const accentColor = '#138a85';

const photoSide: Record<SignatureLayout, number> = { beside: 96, above: 96, compact: 48 };
const logoSide: Record<SignatureLayout, number> = { beside: 72, above: 56, compact: 40 };

/** Mail programs have no web fonts: the fonts of every computer that come closest to the site's. */
const font =
  'font-family:Verdana,Geneva,sans-serif;font-size:13px;line-height:20px;word-break:break-word';
const displayFont = "font-family:'Century Gothic',Futura,'Trebuchet MS',sans-serif";
const separator = ' &nbsp;|&nbsp; ';

/**
 * Renders a signature that Gmail, Outlook, and Apple Mail keep: tables and inline styles, no style sheet, no background. The photo
 * itself has rounded corners, because Outlook for Windows ignores border-radius.
 */
export function renderSignatureHtml(data: SignatureData, layout: SignatureLayout): string {
  const rows = layouts[layout](data);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${font}"><tbody>${rows}</tbody></table>`;
}

const layouts: Record<SignatureLayout, (data: SignatureData) => string> = {
  beside: (data) =>
    `<tr>${renderPicture(data, 'beside')}<td width="3" bgcolor="${accentColor}" style="width:3px;background-color:${accentColor};font-size:0;line-height:0">&nbsp;</td><td valign="top" style="padding:0 0 0 14px;${font}">${renderLines(listLines(data))}</td></tr>`,
  above: (data) =>
    `<tr>${renderPicture(data, 'above')}</tr><tr><td style="padding:10px 0 0 0;border-top:3px solid ${accentColor};${font}">${renderLines(listLines(data))}</td></tr>`,
  compact: (data) =>
    `<tr>${renderPicture(data, 'compact')}<td valign="middle" style="${font}">${renderLines(listCompactLines(data))}</td></tr>`,
};

/** The photo, or the office's logo in its place. */
function renderPicture({ photo, logo, name }: SignatureData, layout: SignatureLayout): string {
  const padding = layout === 'above' ? '0 0 10px 0' : '0 14px 0 0';
  const image =
    photo === null
      ? renderImage(logo, '', logoSide[layout], 'display:block')
      : renderImage(photo, name, photoSide[layout], 'display:block');
  return `<td valign="top" style="padding:${padding}">${image}</td>`;
}

function renderImage(url: string, alt: string, side: number, style: string): string {
  return `<img src="${escapeHtml(url)}" width="${side}" height="${side}" alt="${escapeHtml(alt)}" style="${style};width:${side}px;height:${side}px;border:0">`;
}

/** With the logo, unless that is in the place of the photo. */
function renderCompany({ company, photo, logo }: SignatureData): string {
  const mark = photo === null ? '' : `${renderImage(logo, '', 20, 'vertical-align:middle')}&nbsp; `;
  return `${mark}<strong style="${displayFont}">${escapeHtml(company)}</strong>`;
}

function renderLines(lines: readonly string[]): string {
  return lines.map((line) => `<div>${line}</div>`).join('');
}

function listLines(data: SignatureData): string[] {
  const { name, title, phones, email, address, site } = data;
  return [
    `<strong style="${displayFont};font-size:17px;line-height:24px">${escapeHtml(name)}</strong>`,
    escapeHtml(title),
    renderCompany(data),
    ...phones.map(({ label, phone }) => `${label} ${renderPhone(phone)}`),
    renderEmail(email),
    escapeHtml(address),
    renderLink(site.url, site.label),
  ];
}

function listCompactLines(data: SignatureData): string[] {
  const { name, title, phones, email, site } = data;
  const phoneLinks = phones.map(({ label, phone }) =>
    phones.length === 1 ? renderPhone(phone) : `${label} ${renderPhone(phone)}`,
  );
  return [
    [`<strong style="${displayFont}">${escapeHtml(name)}</strong>`, escapeHtml(title)].join(
      separator,
    ),
    [renderCompany(data), ...phoneLinks].join(separator),
    [renderEmail(email), renderLink(site.url, site.label)].join(separator),
  ];
}

const renderPhone = (phone: string) => renderLink(telHref(phone), phone);
const renderEmail = (email: string) => renderLink(mailtoHref(email), email);
const renderLink = (href: string, label: string) =>
  `<a href="${escapeHtml(href)}" style="color:inherit;text-decoration:none">${escapeHtml(label)}</a>`;

export function renderSignatureText(data: SignatureData): string {
  const { name, title, company, phones, email, address, site } = data;
  const phoneLines = phones.map(({ label, phone }) => `${label} ${phone}`);
  return [name, title, company, ...phoneLines, email, address, site.label].join('\n');
}
