import { css } from '@emotion/react';
import Users from 'lucide-react/icons/users';
import type { Chat, MergedThread } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { ErrorMessage } from '../../components/status/messages';
import { fontSize } from '../../components/dashboard.styles';
import { useFocusFallback } from '../../hooks/use-focus';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import { useMerge } from '../api';
import { formatContact } from './format-contact';

type PossibleDuplicatesProps = {
  chat: Pick<Chat, 'userId' | 'name' | 'contact' | 'email' | 'possibleDuplicates'>;
};

/** Offers to merge threads with the same number or email address, or to say that they belong to different people. */
export function PossibleDuplicates({ chat }: PossibleDuplicatesProps) {
  // The button that had the focus disappears.
  useFocusFallback(chat.possibleDuplicates.map(({ userId }) => userId).join(), () =>
    document.getElementById('thread-name'),
  );
  if (chat.possibleDuplicates.length === 0) return null;
  return (
    <div role="group" aria-label="Possible duplicates" css={noticeStyle}>
      {chat.possibleDuplicates.map((other) => (
        <PossibleDuplicate key={other.userId} chat={chat} other={other} />
      ))}
    </div>
  );
}

const loadMergeDialog = () => import('./merge-dialog').then(({ MergeDialog }) => MergeDialog);

function PossibleDuplicate({ chat, other }: PossibleDuplicatesProps & { other: MergedThread }) {
  const { markDistinct, isPending, error } = useMerge(chat.userId);
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(
    loadMergeDialog,
    'the threads',
  );
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
        busy={isPending}
        aria-label={`${other.name} is not the same person`}
        onClick={() => void markDistinct(other.userId)}
      >
        Not the same person
      </Button>
      {loadError}
      {error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
      {Dialog && isOpen && <Dialog chat={chat} other={other} onClose={close} />}
    </div>
  );
}

const noticeStyle = css({ flexBasis: '100%', fontSize: fontSize.small });
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
});
