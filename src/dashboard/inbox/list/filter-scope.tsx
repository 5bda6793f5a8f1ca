import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { text } from '../../components/styles/font-size';

/** Says how far a filter reaches that not the server knows. */
export function Reach({ threads }: { threads: number }) {
  return (
    <p css={reachStyle}>
      The {grouped(threads)} threads with the latest activity were looked through for unread ones.
    </p>
  );
}

const reachStyle = css({
  padding: `${space[3]} ${space[4]}`,
  color: color.muted,
  fontSize: text.small,
  textAlign: 'center',
});
