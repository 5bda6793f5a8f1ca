import { grouped } from '../../../../contract/shared/text/format-number';
import { charactersLeft } from '../../../../contract/inbox/constants';
import { color } from '../../../theme/color';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { text as textSize } from '../styles/font-size';

/** What will be sent or kept has no spaces around it. */
const left = (most: number, words: string) => charactersLeft(most, words.trim());

/** Whether words are more than `most` letters. */
export function isTooLong(most: number, words: string): boolean {
  return left(most, words) < 0;
}

type LettersLeftProps = {
  /** Of the line, for what describes the box. */
  id: string;
  most: number;
  words: string;
  /** Where so many may be written: "in a text". */
  place: string;
};

/** How many letters are left, or are too many; nothing while there is ample room. */
export function LettersLeft({ id, most, words, place }: LettersLeftProps) {
  const count = left(most, words);
  const isNear = count <= most / 10;
  // Read out only when it begins to matter, and not at every key.
  const spoken = count < 0 ? 'It is too long' : isNear ? 'Almost at the limit' : '';
  return (
    <>
      {isNear && (
        <p
          id={id}
          css={{
            color: count < 0 ? color.danger : color.muted,
            fontSize: textSize.small,
            fontWeight: count < 0 ? 700 : 400,
          }}
        >
          {`${lettersWords(count)}: ${grouped(most)} at most ${place}`}
        </p>
      )}
      <span role="status" css={visuallyHidden}>
        {spoken}
      </span>
    </>
  );
}

function lettersWords(count: number): string {
  const number = Math.abs(count);
  const letters = `${grouped(number)} ${number === 1 ? 'letter' : 'letters'}`;
  return count < 0 ? `${letters} too many` : `${letters} left`;
}
