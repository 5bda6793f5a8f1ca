import { css } from '@emotion/react';
import { revisionKinds } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { ChangeHistory } from '../../components/detail/change-history';
import { RestoreButton } from './restore-button';

type RevisionHistoryProps = {
  entries: PostDetail['history'];
  /** The revision that the preview shows instead of the draft. */
  previewed: string | null;
  onPreview: (id: string | null) => void;
  onRestore: (id: string) => void;
  /** The latest revision is someone else's, and can be viewed too. */
  hasConflict: boolean;
  isPending: boolean;
};

export function RevisionHistory(props: RevisionHistoryProps) {
  const { entries, previewed, onPreview, onRestore, hasConflict, isPending } = props;
  return (
    <ChangeHistory
      entries={entries}
      formatEntry={({ kind, title }) => `${revisionKinds[kind]}: ${title || 'Untitled'}`}
      renderAction={({ id }, index) =>
        (index > 0 || hasConflict) && (
          <div css={[buttonRowStyle, actionsStyle]}>
            <Button
              tone="quiet"
              aria-pressed={previewed === id}
              onClick={() => onPreview(previewed === id ? null : id)}
            >
              View
            </Button>
            {index > 0 && (
              <RestoreButton
                label="Restore"
                isPending={isPending}
                onRestore={() => onRestore(id)}
              />
            )}
          </div>
        )
      }
    />
  );
}

const actionsStyle = css({
  flex: 'none',
  flexWrap: 'nowrap',
  // The question about the restored version needs the full line.
  '&:has([role="group"])': { flex: 'auto', flexWrap: 'wrap' },
  [media.largeLetters]: { flex: 'auto', flexWrap: 'wrap' },
});
