import { useEffect } from 'react';
import { css, Global } from '@emotion/react';
import { postLabels } from '../../../../contract/posts/constants';
import { color, space, radius } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { shortWindow, topBarHeight } from '../../components/dashboard.styles';
import { formatStaffName } from '../../api/staff-names';
import { useStaff } from '../../hooks/use-staff';
import type { PostDraft } from '../post-draft';

type DraftNoticeProps = {
  draft: PostDraft;
  isPending: boolean;
  onSaveAsNew: () => void;
  onAbandon: () => void;
};

/** Asks what to do with a draft whose post someone else has changed or deleted. */
export function DraftNotice(props: DraftNoticeProps) {
  const { draft, isPending, onSaveAsNew, onAbandon } = props;
  const { status, other } = draft.state;
  const { user } = useStaff();
  if (status.is === 'conflict') {
    const { changedBy } = status.current;
    const source =
      changedBy === user.email ? 'in another window' : `by ${formatStaffName(changedBy)}`;
    const fields = draft.conflicts.map((field) => postLabels[field]);
    return (
      <Notice
        // Neither version is lost: the other one stays in the history.
        message={`This post was changed ${source}. Changed in both versions: ${fields.join(', ')}. Choose which version to keep. Your other changes stay. You can view the other version in the history below.`}
        actions={{
          'Keep mine': () => draft.resolveConflict(true),
          'Use the other': () => draft.resolveConflict(false),
        }}
      />
    );
  }
  if (status.is === 'deleted') {
    return (
      <Notice
        message="This post was deleted. Your text isn’t saved anywhere else."
        actions={{ 'Save as new': onSaveAsNew, Discard: onAbandon }}
        isPending={isPending}
      />
    );
  }
  return other !== null ? (
    <Notice
      message="Your version was set aside. You can restore it until you leave this post."
      actions={{ 'Restore mine': () => draft.restoreOther(), Discard: () => draft.dismissOther() }}
    />
  ) : null;
}

type NoticeProps = {
  message: string;
  /** By label; the first one is the primary action. */
  actions: Readonly<Record<string, () => void>>;
  isPending?: boolean;
};

function Notice({ message, actions, isPending = false }: NoticeProps) {
  useEffect(() => {
    // Newer browsers return a promise.
    void document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div role="alert" css={noticeStyle}>
      {/* The notice must not cover the focused field (WCAG 2.4.11). */}
      <Global styles={{ html: { scrollPaddingBlockStart: '16rem' } }} />
      <p>{message}</p>
      <div css={buttonRowStyle}>
        {Object.entries(actions).map(([label, onClick], index) => (
          <Button
            key={label}
            tone={index === 0 ? 'primary' : 'outline'}
            isPending={isPending}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

const noticeStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  [media.belowDesktop]: { insetBlockStart: topBarHeight },
  [shortWindow]: { position: 'static' },
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.warningSoft,
});
