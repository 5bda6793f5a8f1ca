import { css } from '@emotion/react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { revisionKinds } from '../../../../contract/posts/constants';
import { media } from '../../../theme/layout';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { History } from '../../components/detail/change-history';

type RevisionHistoryProps = {
  entries: PostDetail['history'];
  /** The id of the revision that is shown in the preview's place; null: none. */
  seen: string | null;
  onSee: (id: string | null) => void;
  onRestore: (id: string) => void;
  /** The latest has been saved elsewhere, and is not what is written here: it can be seen too. */
  isOvertaken: boolean;
  busy: boolean;
};

/** What was done with a post, by whom; each stand of it can be seen, and restored. */
export function RevisionHistory({
  entries,
  seen,
  onSee,
  onRestore,
  isOvertaken,
  busy,
}: RevisionHistoryProps) {
  const actionOf = ({ id }: PostDetail['history'][number], index: number) =>
    (index > 0 || isOvertaken) && (
      <span css={[buttonRowStyle, besideStyle]}>
        <Button
          tone="quiet"
          aria-pressed={seen === id}
          onClick={() => onSee(seen === id ? null : id)}
        >
          See it
        </Button>
        {index > 0 && (
          <Button tone="outline" busy={busy} onClick={() => onRestore(id)}>
            Restore
          </Button>
        )}
      </span>
    );
  return (
    <History
      entries={entries}
      wordsOf={({ kind, title }) => `${revisionKinds[kind]}: ${title || 'Without a title'}`}
      actionOf={actionOf}
    />
  );
}

const besideStyle = css({
  flex: 'none',
  flexWrap: 'nowrap',
  [media.largeLetters]: { flex: 'auto', flexWrap: 'wrap' },
});
