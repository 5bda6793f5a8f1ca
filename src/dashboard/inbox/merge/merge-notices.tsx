import { useState } from 'react';
import { css } from '@emotion/react';
import Users from 'lucide-react/icons/users';
import type { Chat, MergedThread } from '../../../../contract/inbox/schema';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { color, space } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { TextButton } from '../../components/buttons';
import { Section } from '../../components/section';
import { ErrorMessage } from '../../components/status/messages';
import { ellipsis, fontSize, quietStyle, rowStyle } from '../../components/dashboard.styles';
import { useFocusFallback } from '../../hooks/use-focus';
import { useLazyDialog } from '../../components/dialog/use-lazy-dialog';
import { useMerge, formatContact } from '../threads';

/** The threads merged into this one, each with an undo button. */
export function MergedThreads({ thread }: { thread: Pick<Chat, 'userId' | 'merged'> }) {
  const { split, isPending, error } = useMerge(thread.userId);
  if (thread.merged.length === 0 && error === null) return null;
  return (
    <Section title="Merged threads" gap="0">
      {thread.merged.map(({ userId, name, ...contact }) => (
        <p key={userId} css={lineStyle}>
          {name}, {formatContact(contact)}
          <TextButton
            isPending={isPending}
            aria-label={`Undo the merge with ${name}`}
            onClick={async () => {
              if (await split(userId)) findDetails()?.focus();
            }}
          >
            Undo
          </TextButton>
        </p>
      ))}
      {error !== null && <ErrorMessage>Not undone. {error}</ErrorMessage>}
    </Section>
  );
}

/** The side panel, or the name of the person while it is closed. */
function findDetails(): HTMLElement | null {
  return document.getElementById('thread-details') ?? document.getElementById('thread-name');
}

/** Tells screen readers about merges, which anyone in the office can make or undo. */
export function MergeAnnouncement({ merged }: Pick<Chat, 'merged'>) {
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
  return (
    <span role="status" css={visuallyHidden}>
      {announcement}
    </span>
  );
}

type PossibleDuplicatesProps = {
  thread: Pick<Chat, 'userId' | 'name' | 'contact' | 'email' | 'possibleDuplicates'>;
};

type PossibleDuplicateLineProps = PossibleDuplicatesProps & { onReview: () => void };

/** Leads to the possible duplicates in the side panel. */
export function PossibleDuplicateLine({ thread, onReview }: PossibleDuplicateLineProps) {
  const [first, ...others] = thread.possibleDuplicates;
  // The button that had the focus, here or in the panel, disappears.
  useFocusFallback(thread.possibleDuplicates.map(({ userId }) => userId).join(), findDetails);
  if (first === undefined) return null;
  return (
    <p css={quietLineStyle}>
      <Users size={16} aria-hidden css={{ flex: 'none' }} />
      <span css={ellipsis}>
        Maybe the same person as {first.name}
        {others.length > 0 && ` and ${formatCount(others.length, 'other')}`}
      </span>
      <TextButton onClick={onReview}>Review</TextButton>
    </p>
  );
}

/** Offers to merge threads with the same number or email address, or to say that they belong to different people. */
export function PossibleDuplicates({ thread }: PossibleDuplicatesProps) {
  if (thread.possibleDuplicates.length === 0) return null;
  return (
    <div id="possible-duplicates" tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
      <Section title="Possible duplicates">
        {thread.possibleDuplicates.map((other) => (
          <PossibleDuplicate key={other.userId} thread={thread} other={other} />
        ))}
      </Section>
    </div>
  );
}

const loadMergeDialog = () => import('./merge-dialog').then(({ MergeDialog }) => MergeDialog);
export const useMergeDialog = () => useLazyDialog(loadMergeDialog, 'the threads');

function PossibleDuplicate({ thread, other }: PossibleDuplicatesProps & { other: MergedThread }) {
  const { markDistinct, isPending, error } = useMerge(thread.userId);
  const { Dialog, isOpen, close, loadError, openDialog } = useMergeDialog();
  return (
    <div css={lineStyle}>
      <span css={{ flexBasis: '100%' }}>
        {other.name}, {formatContact(other)}
      </span>
      <span css={{ marginInlineStart: `-${space[2]}` }}>
        <TextButton aria-label={`Merge ${other.name}…`} onClick={openDialog}>
          Merge…
        </TextButton>
        <TextButton
          isPending={isPending}
          aria-label={`${other.name} is not the same person`}
          onClick={() => void markDistinct(other.userId)}
        >
          Not the same person
        </TextButton>
      </span>
      {loadError}
      {error !== null && <ErrorMessage>Not saved. {error}</ErrorMessage>}
      {Dialog && isOpen && <Dialog thread={thread} other={other} onClose={close} />}
    </div>
  );
}

const lineStyle = css(rowStyle('0'), {
  minWidth: 0,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

/** A line above the conversation. */
export const quietLineStyle = css(quietStyle, {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: `0 clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
});
