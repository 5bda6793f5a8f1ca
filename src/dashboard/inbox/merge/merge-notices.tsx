import { useState } from 'react';
import { css } from '@emotion/react';
import Users from 'lucide-react/icons/users';
import Merge from 'lucide-react/icons/merge';
import type { Chat, MergedThread } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorMessage } from '../../components/status/messages';
import { toolbarButtonStyle, fontSize, rowStyle } from '../../components/dashboard.styles';
import { useFocusFallback } from '../../hooks/use-focus';
import { useLazyDialog } from '../../components/dialog/use-lazy-dialog';
import { useMerge, formatContact } from '../threads';

/** Lists the threads merged into this one, each with an undo button. */
export function MergedNotice({ thread }: { thread: Pick<Chat, 'userId' | 'merged'> }) {
  const { split, isPending, error } = useMerge(thread.userId);
  const announcement = useMergeAnnouncement(thread.merged);
  return (
    <>
      <span role="status" css={visuallyHidden}>
        {announcement}
      </span>
      {(thread.merged.length > 0 || error !== null) && (
        <div role="group" aria-label="Merged threads" css={noticeStyle}>
          {thread.merged.map(({ userId, name, ...contact }) => (
            <p key={userId} css={lineStyle}>
              <Merge size={16} aria-hidden css={{ flex: 'none' }} />
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                Merged with {name}, {formatContact(contact)}
              </span>
              <Button
                tone="quiet"
                isPending={isPending}
                onClick={async () => {
                  if (await split(userId)) document.getElementById('thread-name')?.focus();
                }}
              >
                Undo
              </Button>
            </p>
          ))}
          {error !== null && <ErrorMessage>Not undone. {error}</ErrorMessage>}
        </div>
      )}
    </>
  );
}

/** Tells screen readers about merges, which anyone in the office can make or undo. */
function useMergeAnnouncement(merged: Chat['merged']): string {
  const [known, setKnown] = useState(merged);
  const [announcement, setAnnouncement] = useState('');
  const findNew = (from: Chat['merged'], to: Chat['merged']) =>
    to.find(({ userId }) => !from.some((thread) => thread.userId === userId));
  const added = findNew(known, merged);
  const removed = findNew(merged, known);
  if (added ?? removed) {
    setKnown(merged);
    setAnnouncement(added ? `Merged with ${added.name}.` : 'Merge undone.');
  }
  return announcement;
}

type PossibleDuplicatesProps = {
  thread: Pick<Chat, 'userId' | 'name' | 'contact' | 'email' | 'possibleDuplicates'>;
};

/** Offers to merge threads with the same number or email address, or to say that they belong to different people. */
export function PossibleDuplicates({ thread }: PossibleDuplicatesProps) {
  // The button that had the focus disappears.
  useFocusFallback(thread.possibleDuplicates.map(({ userId }) => userId).join(), () =>
    document.getElementById('thread-name'),
  );
  if (thread.possibleDuplicates.length === 0) return null;
  return (
    <div role="group" aria-label="Possible duplicates" css={noticeStyle}>
      {thread.possibleDuplicates.map((other) => (
        <PossibleDuplicate key={other.userId} thread={thread} other={other} />
      ))}
    </div>
  );
}

const loadMergeDialog = () => import('./merge-dialog').then(({ MergeDialog }) => MergeDialog);
const useMergeDialog = () => useLazyDialog(loadMergeDialog, 'the threads');

export function MergeButton({ thread }: { thread: Chat }) {
  const { Dialog, isOpen, close, loadError, openDialog } = useMergeDialog();
  return (
    <>
      <button type="button" onClick={openDialog} css={toolbarButtonStyle}>
        <Merge size={16} aria-hidden /> Merge…
      </button>
      {loadError}
      {Dialog && isOpen && <Dialog thread={thread} onClose={close} />}
    </>
  );
}

function PossibleDuplicate({ thread, other }: PossibleDuplicatesProps & { other: MergedThread }) {
  const { markDistinct, isPending, error } = useMerge(thread.userId);
  const { Dialog, isOpen, close, loadError, openDialog } = useMergeDialog();
  return (
    <div css={lineStyle}>
      <Users size={16} aria-hidden css={{ flex: 'none' }} />
      <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        Possible duplicate: {other.name}, {formatContact(other)}
      </span>
      <Button tone="quiet" aria-label={`Merge ${other.name}…`} onClick={openDialog}>
        Merge…
      </Button>
      <Button
        tone="quiet"
        isPending={isPending}
        aria-label={`${other.name} is not the same person`}
        onClick={() => void markDistinct(other.userId)}
      >
        Not the same person
      </Button>
      {loadError}
      {error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
      {Dialog && isOpen && <Dialog thread={thread} other={other} onClose={close} />}
    </div>
  );
}

const noticeStyle = css({ flexBasis: '100%', fontSize: fontSize.small });
const lineStyle = rowStyle(`0 ${space[2]}`);
