import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { Chat } from '../../../contract/chats';
import { threadStatuses } from '../../../contract/thread-statuses';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { controlStyle } from '../../ui/field';
import { denseTarget } from '../parts/dense-target';
import { text } from '../parts/text';
import { statusWords } from './thread-status';
import { useAssignees } from './use-assignees';
import type { useThreadState } from './use-thread-state';

type ThreadStateBarProps = {
  chat: Chat;
  state: ReturnType<typeof useThreadState>;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** How far the office has come with a person and who has them, to be changed here; what was refused says why. */
export function ThreadStateBar({
  chat,
  state: { change, busy, fault },
  children,
}: ThreadStateBarProps) {
  const { me, assignees } = useAssignees(chat.assignee);
  const id = useId();
  return (
    <div css={barStyle} aria-busy={busy}>
      <div css={choiceStyle}>
        <label htmlFor={`${id}-status`} css={labelStyle}>
          Status
        </label>
        <select
          id={`${id}-status`}
          value={chat.status}
          css={selectStyle}
          onChange={(event) => {
            const status = threadStatuses.find((one) => one === event.target.value);
            if (status) void change({ status });
          }}
        >
          {threadStatuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </select>
      </div>
      <div css={choiceStyle}>
        <label htmlFor={`${id}-assignee`} css={labelStyle}>
          Assigned to
        </label>
        <select
          id={`${id}-assignee`}
          value={chat.assignee ?? ''}
          css={selectStyle}
          onChange={(event) => void change({ assignee: event.target.value || null })}
        >
          <option value="">Nobody</option>
          {assignees.map((email) => (
            <option key={email} value={email}>
              {email === me ? `You (${email})` : email}
            </option>
          ))}
        </select>
      </div>
      {children}
      <p role="alert" css={faultStyle}>
        {fault !== null && `Not changed. ${fault}`}
      </p>
    </div>
  );
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

const choiceStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

const labelStyle = css({ color: color.muted, fontSize: text.small, fontWeight: 700 });

const selectStyle = css(controlStyle, {
  // One long address among those to choose from must not make the line wide.
  width: '100%',
  maxWidth: '16rem',
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});

const faultStyle = css({
  flexBasis: '100%',
  color: color.danger,
  fontSize: text.small,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
});
