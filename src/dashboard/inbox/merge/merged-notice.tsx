import { useState } from 'react';
import { css } from '@emotion/react';
import { Merge } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { text } from '../../components/styles/font-size';
import { useFreshThreads } from '../api';
import { useMerge } from './use-merge';
import { FaultLine } from '../../components/status/error-message';

/** Says which threads this one shows beside its own, and takes them out again. */
export function MergedNote({ chat }: { chat: Pick<Chat, 'userId' | 'merged'> }) {
  const { split, busy, fault } = useMerge(chat.userId, useFreshThreads());
  const said = useChangesSaid(chat.merged);
  return (
    <>
      <span role="status" css={visuallyHidden}>
        {said}
      </span>
      {(chat.merged.length > 0 || fault !== null) && (
        <div role="group" aria-label="Merged threads" css={noteStyle}>
          {chat.merged.map(({ userId, name, contact }) => (
            <p key={userId} css={lineStyle}>
              <Merge size={16} aria-hidden css={{ flex: 'none' }} />
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                With the thread of {name}, {formatPhone(contact)}
              </span>
              <Button
                tone="quiet"
                busy={busy}
                onClick={async () => {
                  if (await split(userId)) document.getElementById('thread-name')?.focus();
                }}
              >
                Undo
              </Button>
            </p>
          ))}
          {fault !== null && <FaultLine>Not undone. {fault}</FaultLine>}
        </div>
      )}
    </>
  );
}

/** What has become of the merged threads since they were first shown, for those who do not see it. */
function useChangesSaid(merged: Chat['merged']): string {
  const [known, setKnown] = useState(merged);
  const [said, setSaid] = useState('');
  const missing = (from: Chat['merged'], others: Chat['merged']) =>
    others.find(({ userId }) => !from.some((one) => one.userId === userId));
  const added = missing(known, merged);
  const gone = missing(merged, known);
  if (added ?? gone) {
    setKnown(merged);
    setSaid(added ? `Merged with ${added.name}.` : `${gone?.name ?? ''} stands by itself again.`);
  }
  return said;
}

const noteStyle = css({ flexBasis: '100%', fontSize: text.small });
const lineStyle = css({ display: 'flex', alignItems: 'center', gap: space[2] });
