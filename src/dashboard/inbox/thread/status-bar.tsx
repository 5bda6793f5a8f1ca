import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { Chat } from '../../../../contract/inbox/schema';
import type { ThreadWish } from '../../../../contract/inbox/change-schema';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { useMedia } from '../../../ui/use-media-query';
import type { VersionedChange } from '../../api/use-versioned-change';
import { AssigneeChoice } from '../assignee-select';
import { StatusChoice } from '../status-select';

type ThreadStateBarProps = {
  chat: Chat;
  state: VersionedChange<ThreadWish>;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** How far the office has come with a person and who has them, to be changed here. */
export function ThreadStateBar({ chat, state, children }: ThreadStateBarProps) {
  const besideMessages = useMedia(media.wide);
  const shown = { chat: { ...chat, ...state.wish }, change: state.change };
  return (
    <div css={barStyle} aria-busy={state.busy}>
      {besideMessages && <StatusChoice {...shown} />}
      <AssigneeChoice {...shown} />
      {children}
    </div>
  );
}

/** Where the bar goes away with the messages, the status stays in the thread's head: it is what one changes after reading. */
export function StatusInHead({ chat, state }: Pick<ThreadStateBarProps, 'chat' | 'state'>) {
  const besideMessages = useMedia(media.wide);
  const shown = { chat: { ...chat, ...state.wish }, change: state.change };
  return besideMessages ? null : <StatusChoice {...shown} compact />;
}

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[2]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
