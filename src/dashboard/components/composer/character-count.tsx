import { countCharactersLeft } from '../../../../contract/inbox/constants';
import { formatCount, formatNumber } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { fontSize } from '../dashboard.styles';

const countLeft = (max: number, value: string) => countCharactersLeft(max, value.trim());

export function isTooLong(max: number, value: string): boolean {
  return countLeft(max, value) < 0;
}

type CharacterCountProps = {
  id: string;
  max: number;
  text: string;
  /** Where the limit applies: 'in a text'. */
  context: string;
};

/** Shows how many characters are left once less than a tenth is. */
export function CharacterCount({ id, max, text, context }: CharacterCountProps) {
  const charactersLeft = countLeft(max, text);
  const isOver = charactersLeft < 0;
  const isNear = charactersLeft <= max / 10;
  return (
    <>
      {isNear && (
        <p
          id={id}
          css={{
            color: isOver ? color.danger : color.muted,
            fontSize: fontSize.small,
            fontWeight: isOver ? 700 : 400,
          }}
        >
          {formatCount(Math.abs(charactersLeft), 'character')} {isOver ? 'too many' : 'left'} (at
          most {formatNumber(max)} {context})
        </p>
      )}
      {/* Screen readers hear it once, not with every key. */}
      <span role="status" css={visuallyHidden}>
        {isOver ? 'Too long' : isNear ? 'Close to the character limit' : ''}
      </span>
    </>
  );
}
