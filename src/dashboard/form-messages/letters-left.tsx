import { charactersLeft, longestWriting } from '../../../contract/reply-limits';
import { color } from '../../theme/color';
import { visuallyHidden } from '../../ui/visually-hidden';
import { text as textSize } from '../parts/text';
import type { Writing } from './reply-channels';
import { writingWords } from './writing-words';

/** What will be sent or kept has no spaces around it. */
const left = (writing: Writing, words: string) => charactersLeft(writing, words.trim());

/** Whether words are too many for what is written. */
export function isTooLong(writing: Writing, words: string): boolean {
  return left(writing, words) < 0;
}

type LettersLeftProps = {
  /** Of the line, for what describes the box. */
  id: string;
  writing: Writing;
  words: string;
};

/** How many letters are left, or are too many; nothing while there is ample room. */
export function LettersLeft({ id, writing, words }: LettersLeftProps) {
  const most = longestWriting[writing];
  const count = left(writing, words);
  const isNear = count <= most / 10;
  // Read out only when it begins to matter, and not at every key.
  const spoken = count < 0 ? 'It is too long' : isNear ? 'Little room is left' : '';
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
          {`${lettersWords(count)}: ${most.toLocaleString('en-US')} at most ${writingWords[writing].place}`}
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
  const letters = `${number.toLocaleString('en-US')} ${number === 1 ? 'letter' : 'letters'}`;
  return count < 0 ? `${letters} too many` : `${letters} left`;
}
