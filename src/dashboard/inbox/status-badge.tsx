import { css, type SerializedStyles } from '@emotion/react';
import type { ThreadStatus } from '../../../contract/inbox/constants';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { text } from '../components/styles/font-size';

/** A status as the office says it. */
export const statusWords: Record<ThreadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  closed: 'Closed',
};

const pillStyle = css({
  flex: 'none',
  padding: `0 ${space[2]}`,
  // A pill stands on grounds of its own colour too.
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  borderRadius: radius.round,
  fontSize: text.small,
  fontWeight: 700,
  lineHeight: '1.375rem',
});

/** Put together once, not with each row. */
const tones: Record<ThreadStatus, SerializedStyles> = {
  new: css(pillStyle, { background: color.teal, color: color.onTeal }),
  contacted: css(pillStyle, { background: color.tealSoft, color: color.tealStrong }),
  qualified: css(pillStyle, { background: color.successSoft, color: color.success }),
  closed: css(pillStyle, { background: color.sunken, color: color.muted }),
};

/** How far the office has come with a person, as a word on a ground of its own. */
export function StatusPill({ status }: { status: ThreadStatus }) {
  return <span css={tones[status]}>{statusWords[status]}</span>;
}
