/** Removes spaces at the ends of lines, which the editor writes as `&#x20;` because Markdown would drop them. */
export function trimLineSpaces(markdown: string): string {
  return markdown.replace(/(?:&#x20;)+$|^(?:&#x20;)+/gm, '');
}

/** Code keeps its backslashes. */
const code = /(```[\s\S]*?(?:```|$)|`[^`\n]+`)/;

/** '[https://a.example/\_b](https://a.example/_b)', or an address with backslashes in plain text. */
const writtenLink = /\[((?:\\.|[^\]\\])+)\]\(<?((?:[^\s()<>]|\([^\s()<>]*\))*)>?\)/g;
const bareUrl = /(?<![\](<"\\\w./])(?:https?\\?:\/\/|www\.)(?:[^\s<>()\]]|\([^\s<>()]*\))+/gi;

/** The start of a link's address that was typed without 'https://' or 'mailto:'. */
const beforeHost = /(?<=\]\(<?)(?=www\.)/gi;
const beforeEmail = /(?<=\]\(<?)(?=[^\s@:/()<>]+@[^\s@:/()<>]+>?\))/g;

/** The first letter of a line that MDX would read as code. */
const beforeModule = /^(?:i(?=mport )|e(?=xport ))/gm;

/** Markdown ends a plain address before these characters, and at the others it would end too early or too late. */
const isPlain = (url: string) =>
  /^(?:https?:\/\/|[^\s@:/]+@)[^\s<>()[\]]*[^\s<>()[\].,;:!?*_~'"&]$/.test(url);

/**
 * Writes an address that is its own link text as the address alone: the editor escapes Markdown's characters in it with backslashes.
 * The site makes links of plain addresses. Completes addresses such as 'www.example.com'. Keeps words at the start of a line from being code.
 */
export function writePlainly(markdown: string): string {
  return markdown
    .split(code)
    .map((part, index) => (index % 2 === 1 ? part : writePart(part)))
    .join('');
}

function writePart(text: string): string {
  return text
    .replace(writtenLink, (link, label: string, url: string, offset: number) => {
      const address = unescape(label);
      const isOwnText = url === address || url === `mailto:${address}`;
      const [before, after] = [text[offset - 1] ?? ' ', text[offset + link.length] ?? ' '];
      const standsAlone = /[\s(*_~>|-]/.test(before) && /[\s).,;:!?|]/.test(after);
      return isOwnText && standsAlone && isPlain(address) ? address : link;
    })
    .replace(bareUrl, (url) => (url.includes('\\') ? unescape(url) : url))
    .replace(beforeHost, 'https://')
    .replace(beforeEmail, 'mailto:')
    .replace(beforeModule, (letter) => `&#x${letter.charCodeAt(0).toString(16)};`);
}

const unescape = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');
