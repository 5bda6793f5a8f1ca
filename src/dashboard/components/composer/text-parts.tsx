import { countTextParts, simplifyText, startText } from '../../../../contract/sms/text-parts';
import { formatCount, formatNumber } from '../../../../contract/shared/text/format-number';
import { quietStyle } from '../dashboard.styles';

const maxListed = 5;

/** Shows as how many texts a message is charged, with the company that it begins with. */
export function TextParts({ company, text }: { company: string; text: string }) {
  const { parts, left, unicode } = countTextParts(simplifyText(startText(company, text)));
  const listed = unicode.slice(0, maxListed).map((character) => `“${character}”`);
  return (
    <p css={quietStyle}>
      Charged as {formatCount(parts, 'text')}, with room for {formatNumber(left)} more
      {left === 1 ? ' character' : ' characters'}
      {unicode.length > 0 &&
        `. Texts with ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(listed)} hold fewer characters: 70 instead of 160`}
      .
    </p>
  );
}
