import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { shortWindow, topBarHeight } from '../../components/styles/sizes';

type ConflictNoticeProps = {
  /** The e-mail address of the person who saved the other version. */
  changedBy: string;
  isOwnChange: boolean;
  onResolve: (keepsMine: boolean) => void;
};

/** Someone saved another version of the post. Keeping one's own loses neither: the other one stays in the history. */
export function ConflictNotice({ changedBy, isOwnChange, onResolve }: ConflictNoticeProps) {
  return (
    <EditorNotice
      buttons={
        <>
          <Button onClick={() => onResolve(true)}>Keep mine</Button>
          <Button tone="outline" onClick={() => onResolve(false)}>
            Use the other
          </Button>
        </>
      }
    >
      {isOwnChange
        ? 'This post was changed in another window.'
        : `This post was changed by ${changedBy}.`}{' '}
      Choose which version to keep. You can view the other version in the history below.
    </EditorNotice>
  );
}

type DeletedNoticeProps = { busy: boolean; onSaveAsNew: () => void; onDiscard: () => void };

/** Someone deleted the post while it was being edited. */
export function DeletedNotice({ busy, onSaveAsNew, onDiscard }: DeletedNoticeProps) {
  return (
    <EditorNotice
      buttons={
        <>
          <Button busy={busy} onClick={onSaveAsNew}>
            Save as new
          </Button>
          <Button tone="outline" busy={busy} onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      This post was deleted. Your text isn’t saved anywhere else.
    </EditorNotice>
  );
}

type DiscardedNoticeProps = { onRestore: () => void; onDismiss: () => void };

/** The person chose the other version: their own can be restored until they leave the post. */
export function DiscardedNotice({ onRestore, onDismiss }: DiscardedNoticeProps) {
  return (
    <EditorNotice
      buttons={
        <>
          <Button tone="outline" onClick={onRestore}>
            Restore mine
          </Button>
          <Button tone="quiet" onClick={onDismiss}>
            Discard
          </Button>
        </>
      }
    >
      Your version was set aside. You can restore it until you leave this post.
    </EditorNotice>
  );
}

function EditorNotice({ children, buttons }: { children: ReactNode; buttons: ReactNode }) {
  return (
    <div role="alert" css={boxStyle}>
      <p>{children}</p>
      <div css={buttonRowStyle}>{buttons}</div>
    </div>
  );
}

const boxStyle = css({
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
