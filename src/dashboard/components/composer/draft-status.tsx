import { css } from '@emotion/react';
import type { DraftState } from '../../hooks/drafts/draft-state';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { fontSize } from '../dashboard.styles';

/** Shows if the text of a message or form would survive signing out. */
export function DraftStatus({ isSaved, error, isRetrying }: Omit<DraftState, 'other'>) {
  if (error !== null) {
    return (
      <strong role="status" css={{ color: color.danger }}>
        {isRetrying ? 'Draft not saved yet. Retrying…' : `Draft not saved. ${error}`}
      </strong>
    );
  }
  return isSaved ? <span>Draft saved</span> : null;
}

type OtherDraftNoticeProps = {
  /** The text that another window saved; left out for a form with several fields. */
  text?: string;
  onUse: () => void;
  onDismiss: () => void;
};

/** Two windows changed one draft; the later text stays unless the other one is chosen here. */
export function OtherDraftNotice({ text, onUse, onDismiss }: OtherDraftNoticeProps) {
  return (
    <div role="status" css={noticeStyle}>
      <p>You also changed this draft in another window{text === undefined ? '.' : ':'}</p>
      {text !== undefined && <p css={textStyle}>{text}</p>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2] }}>
        <Button tone="outline" onClick={onUse}>
          Use that draft
        </Button>
        <Button tone="quiet" onClick={onDismiss}>
          Keep this one
        </Button>
      </div>
    </div>
  );
}

const noticeStyle = css({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  background: color.warningSoft,
  fontSize: fontSize.small,
});

const textStyle = css({
  maxHeight: '6rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
