import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { fontSize } from './dashboard.styles';
import { warningBoxStyle } from './status/notice';
import type { PersonalDraft } from '../drafts/personal-draft';

/** Shows if the text of a message would survive signing out. */
export function DraftStatus({ draft }: { draft: PersonalDraft }) {
  const isSaved = draft.state.status.is === 'saved' && !draft.isEmpty;
  return isSaved ? <span>Draft saved</span> : <DraftError draft={draft} />;
}

export function DraftError({ draft }: { draft: PersonalDraft }) {
  const message = formatError(draft.state.status);
  return (
    message && (
      <strong role="status" css={{ color: color.danger }}>
        {message}
      </strong>
    )
  );
}

function formatError(status: PersonalDraft['state']['status']): string | null {
  if (status.is === 'retrying') return 'Draft not saved yet. Retrying…';
  if (status.is === 'rejected') return `Draft not saved. ${status.message}`;
  return status.is === 'deleted' ? 'Draft not saved. This record is no longer available.' : null;
}

/** Two windows changed one draft; the later text stays unless the other one is chosen here. */
export function OtherDraftNotice({ draft, onUse }: { draft: PersonalDraft; onUse?: () => void }) {
  const { other } = draft.state;
  if (other === null) return null;
  /** A form has several fields, which are not shown. */
  const text = other['text'];
  return (
    <div role="status" css={noticeStyle}>
      <p>You also changed this draft in another window{text === undefined ? '.' : ':'}</p>
      {text !== undefined && <p css={textStyle}>{text}</p>}
      <div css={buttonRowStyle}>
        <Button
          tone="outline"
          onClick={() => {
            draft.takeOther();
            onUse?.();
          }}
        >
          Use that draft
        </Button>
        <Button tone="quiet" onClick={() => draft.dismissOther()}>
          Keep this one
        </Button>
      </div>
    </div>
  );
}

const noticeStyle = css(warningBoxStyle, {
  display: 'grid',
  gap: space[2],
  fontSize: fontSize.small,
});

const textStyle = css({
  maxHeight: '6rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
});
