import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';

type BegunForAnotherProps = {
  /** For whom the words below were begun. */
  begunFor: readonly string[];
  /** Whose thread it is now. */
  name: string;
  onSeen: () => void;
};

/** Says that words were begun in a thread that has been merged since; they are not sent before that has been seen. */
export function BegunForAnother({ begunFor, name, onSeen }: BegunForAnotherProps) {
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ flex: 1, minWidth: '14rem' }}>
        You began this for {begunFor.join(' and for ')}. Meanwhile that thread was merged into the
        one of {name}. Check whom you write to.
      </p>
      <Button tone="outline" onClick={onSeen}>
        Write to {name}
      </Button>
    </div>
  );
}

const boxStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.warningSoft,
  color: color.warning,
  overflowWrap: 'anywhere',
});
