import { useState } from 'react';
import { css } from '@emotion/react';
import Merge from 'lucide-react/icons/merge';
import type { Chat } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorMessage } from '../../components/status/messages';
import { fontSize } from '../../components/dashboard.styles';
import { useMerge } from '../api';
import { formatContact } from './format-contact';

/** Lists the threads merged into this one, each with an undo button. */
export function MergedNotice({ chat }: { chat: Pick<Chat, 'userId' | 'merged'> }) {
  const { split, isPending, error } = useMerge(chat.userId);
  const announcement = useMergeAnnouncement(chat.merged);
  return (
    <>
      <span role="status" css={visuallyHidden}>
        {announcement}
      </span>
      {(chat.merged.length > 0 || error !== null) && (
        <div role="group" aria-label="Merged threads" css={noticeStyle}>
          {chat.merged.map(({ userId, name, ...contact }) => (
            <p key={userId} css={lineStyle}>
              <Merge size={16} aria-hidden css={{ flex: 'none' }} />
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                Merged with {name}, {formatContact(contact)}
              </span>
              <Button
                tone="quiet"
                busy={isPending}
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

const noticeStyle = css({ flexBasis: '100%', fontSize: fontSize.small });
const lineStyle = css({ display: 'flex', alignItems: 'center', gap: space[2] });
