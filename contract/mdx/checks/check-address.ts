import { grouped } from '../../shared/text/format-number';
import type { Finding } from '../mdx-issue';

/** What is wrong with the address of a link as it is written, or null; whether its page exists is for src/build/content/check-content.ts. */
export function linkFinding(url: string): Finding | null {
  if (url.length > longest) return longFinding(url);
  if (hidden.test(url)) return hiddenFinding(url);
  if (/^(?:\/(?!\/)|#)/.test(url)) return null;
  if (/^https?:\/\/[^\s/.]+\.[^\s]+$|^mailto:[^\s@]+@[^\s@]+$|^tel:\+?[\d().-]+$/i.test(url)) {
    return null;
  }
  const problem = `The link "${url}" leads nowhere.`;
  if (/^[^\s@:/]+@[^\s@/]+$/.test(url)) return { problem, advice: `Write "mailto:${url}".` };
  const host = /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(url)?.[1];
  if (host !== undefined && !pageFile.test(url))
    return { problem, advice: `Write "https://${host}".` };
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//') || url.trim() === '') {
    return {
      problem,
      advice:
        'Write "/contact" for a page of this site, "https://…" for another site, "mailto:…" for an e-mail or "tel:+1…" for a phone.',
    };
  }
  const page = url.replace(/^[./]+/, '').replace(pageFile, '$1');
  return {
    problem,
    advice: `Write "/${page}" for a page of this site, "https://…" for another site.`,
  };
}

/** What is wrong with the address of a picture as it is written, or null. A host of a picture learns who reads the page. */
export function pictureFinding(url: string): Finding | null {
  if (url.length > longest) return longFinding(url);
  if (hidden.test(url)) return hiddenFinding(url);
  if (/^\/(?!\/)/.test(url)) return pictureFile.test(url) ? null : noPicture(url);
  const name = url.replace(/[?#].*$/, '').replace(/^.*\//, '') || '…';
  const isElsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
  return {
    problem: isElsewhere
      ? `The picture ${shorten(url)} is not on this site.`
      : `The picture ${url} would not be found.`,
    advice: `Put the file into static/images and write /images/${isElsewhere && !/\.\w+$/.test(name) ? '…' : name}.`,
  };
}

/** Browsers read a backslash as a slash and pass over line ends and tabs: '/\\example.com' leads to another site. */
const hidden = /[\\\p{Cc}]/u;

const hiddenFinding = (url: string): Finding => ({
  problem: `The address ${JSON.stringify(shorten(url))} has a backslash, a tab or a line end in it.`,
  advice: 'Write / in place of \\, and the address in one piece.',
});

/** Browsers and mail programs take no longer ones. */
const longest = 2_000;

const longFinding = (url: string): Finding => ({
  problem: `The address ${shorten(url)} has more than ${grouped(longest)} characters.`,
  advice: 'Write a shorter one.',
});

const pictureFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#].*)?$/i;

const noPicture = (url: string): Finding => ({
  problem: `The file ${shorten(url)} is no picture.`,
  advice: 'Write the address of one that ends in .webp, .png, .jpg, .svg, .gif, .ico or .avif.',
});

const pageFile = /\.(?:mdx?|html?)(#.*)?$/i;

/** A picture may be written out in its address (data:), which fills a screen. */
export const shorten = (url: string) => (url.length > 80 ? `${url.slice(0, 80)}…` : url);
