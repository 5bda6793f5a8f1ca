import type { Region } from '../../site/region-records';
import { page, paragraphs, signature } from './layout';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import type { Mail } from '../email';

export type Notice = {
  region: Region;
  to: string;
  /** It shows on locked screens: it names nobody. */
  subject: string;
  lead: string;
  /** What somebody in the office wrote to it, below the lead. */
  note?: string | undefined;
  /** Name and value of each thing to know. */
  facts: readonly (readonly [name: string, value: string])[];
  link: { words: string; url: string } | null;
};

/** A short mail of facts with a link to the rest. */
export function noticeMail({ region, to, subject, lead, note, facts, link }: Notice): Mail {
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><td>${escapeHtml(name)}&nbsp;&nbsp;</td><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const anchor =
    link === null
      ? ''
      : `<p><a href="${escapeHtml(link.url)}" style="color:#0b5c59">${escapeHtml(link.words)}</a></p>`;
  return {
    to,
    fromName: region.company,
    replyTo: null,
    subject,
    text: [
      lead,
      '',
      ...(note === undefined ? [] : [note, '']),
      ...facts.map(([name, value]) => `${name}: ${value}`),
      ...(link === null ? [] : ['', `${link.words}: ${link.url}`]),
      '',
      '--',
      ...signature(region),
    ].join('\n'),
    html: page(
      region,
      `<p>${escapeHtml(lead)}</p>${note === undefined ? '' : paragraphs(note)}<table>${rows}</table>${anchor}`,
    ),
  };
}
