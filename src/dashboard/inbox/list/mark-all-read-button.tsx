import { useState } from 'react';
import MailOpen from 'lucide-react/icons/mail-open';
import { maxUnreadThreads } from '../../../../contract/shared/list-limits';
import { formatCapped } from '../../../../contract/shared/text/format-number';
import { Button } from '../../../ui/buttons/button';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { useFocusFallback } from '../../hooks/use-focus';
import { getListTop } from '../../hooks/list/row-focus';
import { pollingOptions, useApi, type ListInput } from '../../api/swr-hooks';
import type { useUnread } from '../../api/use-unread';
import { ToolbarIconButton } from '../../components/buttons';

/** More than these are marked only after a confirmation, because they can't be marked as unread again at once. */
const maxWithoutConfirmation = 20;

type MarkAllReadButtonProps = {
  unread: Pick<ReturnType<typeof useUnread>, 'threads' | 'markAllRead'>;
  /** Of the list; null if it shows all threads. */
  filter: ListInput | null;
};

/** Marks all threads of the list as read for this account; nothing while none is unread. */
export function MarkAllReadButton({ unread, filter }: MarkAllReadButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const query = { ...filter?.query, unread: '1', limit: '1' } as const;
  const { data: matches } = useApi('GET /chats', filter && { ...filter, query }, pollingOptions);
  const count = (filter ? matches?.total : unread.threads?.length) ?? 0;
  const isCapped = filter ? matches?.isTotalCapped : count === maxUnreadThreads;
  // The button disappears.
  useFocusFallback(count === 0 ? 'none' : 'some', () => (count === 0 ? getListTop() : null));
  if (count === 0) return null;
  const mark = () => {
    setAsking(false);
    void unread.markAllRead(filter);
  };
  return (
    <>
      <ToolbarIconButton
        icon={MailOpen}
        label="Mark all as read"
        onClick={() => (count > maxWithoutConfirmation ? setAsking(true) : mark())}
      />
      {isAsking && (
        <Dialog
          title={`Mark ${formatCapped(count, isCapped)} threads as read?`}
          onClose={() => setAsking(false)}
        >
          <p>Only you see which threads are unread. Their status doesn’t change.</p>
          <DialogButtons onCancel={() => setAsking(false)}>
            <Button onClick={mark}>Mark all as read</Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  );
}
