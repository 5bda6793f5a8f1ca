import { css } from '@emotion/react';
import type { Chat } from '../../../../contract/chats';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { ActingSelect } from '../../parts/acting-select';
import { belowBarStyle } from '../../parts/in-sight-style';
import { AssignChosen } from '../../parts/list/assign-chosen';
import { chosenSelectStyle } from '../../parts/list/chosen-select-style';
import { SaidLine } from '../../parts/said-line';
import { text } from '../../parts/text';
import { threadAssignees } from '../assignee-choice';
import { statusOptions, toStatus } from '../status-choice';
import { useBulkChange } from './use-bulk-change';
import { chooseId, type Choosing } from './use-choosing';

type ThreadsChoosingProps = {
  /** The page of the list that is chosen from. */
  chats: readonly Chat[];
  choosing: Choosing;
  onChanged: () => void;
};

/** What can be done with the chosen threads, and how many they are. */
export function ThreadsChoosing({ chats, choosing, onChanged }: ThreadsChoosingProps) {
  const { change, busy, said, failed } = useBulkChange(chats, choosing, onChanged);
  const count = choosing.chosen.size;
  const isAll = chats.length > 0 && count === chats.length;
  return (
    <div role="group" aria-label="Change several threads" aria-busy={busy} css={barStyle}>
      <div css={lineStyle}>
        <label css={allStyle}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => choosing.set(isAll ? [] : chats.map(({ userId }) => userId))}
          />
          All {chats.length} on this page
        </label>
        <span role="status" css={{ color: color.muted, fontSize: text.small }}>
          {count} chosen
        </span>
        <Button
          tone="quiet"
          onClick={() => {
            choosing.turn(false);
            document.getElementById(chooseId)?.focus();
          }}
        >
          Done
        </Button>
      </div>
      <div css={lineStyle}>
        <ActingSelect
          aria-label="Status of the chosen"
          value=""
          disabled={count === 0 || busy}
          frame={halfStyle}
          css={chosenSelectStyle}
          onValue={(value) => {
            const status = toStatus(value);
            if (status) void change({ status });
          }}
        >
          <option value="" disabled>
            Set status …
          </option>
          {statusOptions}
        </ActingSelect>
        <AssignChosen
          path={threadAssignees}
          disabled={count === 0 || busy}
          frame={halfStyle}
          onAssignee={(assignee) => void change({ assignee })}
        />
      </div>
      <SaidLine failed={failed}>{said}</SaidLine>
    </div>
  );
}

const barStyle = css({
  display: 'grid',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.tealSoft,
  // Where the page scrolls, what is chosen far down is changed up here.
  [media.belowWide]: belowBarStyle,
});

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

const allStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  fontSize: '0.9375rem',
  fontWeight: 700,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.teal },
});

const halfStyle = css({ flex: '1 1 8rem' });
