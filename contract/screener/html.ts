import { telHref } from '../shared/phone';
import { escapeHtml } from '../shared/text/escape-html';

export const renderPhone = (phone: string, href = telHref(phone)) =>
  `<a href="${href}">${escapeHtml(phone)}</a>`;

export const tag = (name: string, text: string) => `<${name}>${toHtml(text)}</${name}>`;

/** Escaped. Toll-free numbers as the programs' texts write them become links: '1-844-627-5465'. */
export const toHtml = (text: string) =>
  escapeHtml(text).replace(/\b1-\d{3}-\d{3}-\d{4}\b/g, (phone) =>
    renderPhone(phone, telHref(`+${phone}`)),
  );
