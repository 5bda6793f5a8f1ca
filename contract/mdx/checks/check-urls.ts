import { checkPhone, normalizePhone, telHref } from '../../shared/phone';
import { formatNumber } from '../../shared/text/format-number';
import type { IssueMessage } from '../mdx-issue';

/** Checks the form of a link's URL. src/gatsby/content/checks/check-references.ts checks that the page exists. */
export function checkLinkUrl(url: string): IssueMessage | null {
  if (url.length > maxLength) return tooLong(url);
  if (hiddenCharacters.test(url)) return hasHiddenCharacters(url);
  if (isLink(url)) return null;
  const message = `The link "${url}" doesn’t work.`;
  const correction = correctLink(url);
  if (correction !== null) return { message, advice: `Write "${correction}".` };
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//') || url.trim() === '') {
    return {
      message,
      advice:
        'Write "/contact" for a page of this site, "https://…" for another site, "mailto:…" for an email, or "tel:+1…" for a phone.',
    };
  }
  const page = url.replace(/^[./]+/, '').replace(pageFile, '$1');
  return {
    message,
    advice: `Write "/${page}" for a page of this site, "https://…" for another site.`,
  };
}

function isLink(url: string): boolean {
  return /^(?:\/(?!\/)|#)|^https?:\/\/[^\s/.]+\.[^\s]+$|^mailto:[^\s@]+@[^\s@]+$|^tel:\+?[\d().-]+$/i.test(
    url,
  );
}

/** The link meant by a phone number, an email address, a host, or a link with spaces around or inside it; null if that's not clear. */
function correctLink(url: string): string | null {
  const plain = url.replace(/\p{Cf}/gu, '').replace(/^[\s"'<]+|[\s"'>]+$/g, '');
  const phone = normalizePhone(plain);
  if (checkPhone(phone) === null) return telHref(phone);
  if (/^[^\s@:/]+@[^\s@/]+$/.test(plain)) return `mailto:${plain}`;
  const host = /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/i.exec(plain)?.[1];
  if (host !== undefined && !pageFile.test(plain)) return `https://${host}`;
  const encoded = plain.replace(/^(mailto:|https?:\/\/)\s+/i, '$1').replace(/\s/g, '%20');
  return encoded !== url && isLink(encoded) ? encoded : null;
}

/** Checks the form of an image's URL. Images from other hosts are not allowed, because the host would learn who reads the page. */
export function checkImageUrl(url: string): IssueMessage | null {
  if (url.length > maxLength) return tooLong(url);
  if (hiddenCharacters.test(url)) return hasHiddenCharacters(url);
  if (/^\/(?!\/)/.test(url)) return checkImagePath(url);
  const name = url.replace(/[?#].*$/, '').replace(/^.*\//, '') || '…';
  const isExternal = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url);
  return {
    message: isExternal
      ? `The picture ${shorten(url)} is not on this site.`
      : `The picture ${url} can’t be found.`,
    advice: `Put the file into static/images and write /images/${isExternal && !/\.\w+$/.test(name) ? '…' : name}.`,
  };
}

/** A picture is a file, which has neither query nor fragment; dot segments could lead to a file outside the site. */
function checkImagePath(url: string): IssueMessage | null {
  const [path = ''] = url.split(/[?#]/);
  if (path !== url)
    return {
      message: `The address of the picture ${shorten(url)} contains a ? or #.`,
      advice: `Write ${shorten(path)}.`,
    };
  if (dotSegment.test(url))
    return {
      message: `The address of the picture ${shorten(url)} contains ./ or ../.`,
      advice: 'Write the whole address, such as /images/tub.webp.',
    };
  return imageFile.test(url) ? null : notAnImage(url);
}

const dotSegment = /(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f)/i;

/** Browsers read a backslash as a slash and skip line breaks and tabs: '/\\example.com' leads to another site. Others are pasted along. */
const hiddenCharacters = /[\\\p{Cc}\p{Cf}]/u;

const hasHiddenCharacters = (url: string): IssueMessage => ({
  message: `The link ${JSON.stringify(shorten(url))} contains a backslash, a tab, a line break, or an invisible character.`,
  advice: 'Write / instead of \\, and type the link on one line.',
});

const maxLength = 2_000;

const tooLong = (url: string): IssueMessage => ({
  message: `The link ${shorten(url)} has more than ${formatNumber(maxLength)} characters.`,
  advice: 'Use a shorter one.',
});

const imageFile = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

const notAnImage = (url: string): IssueMessage => ({
  message: `The file ${shorten(url)} is not a picture.`,
  advice: 'Use a file that ends in .webp, .png, .jpg, .svg, .gif, .ico, or .avif.',
});

const pageFile = /\.(?:mdx?|html?)(#.*)?$/i;

/** A data: URL would fill the screen. */
export const shorten = (url: string) => (url.length > 80 ? `${url.slice(0, 80)}…` : url);
