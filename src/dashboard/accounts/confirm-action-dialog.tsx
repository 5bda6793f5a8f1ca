import { useState } from 'react';
import type { Account } from '../../../contract/accounts/schema';
import { Button } from '../../ui/buttons/button';
import { buttonsEndStyle } from '../../ui/buttons/button-row.styles';
import { Dialog } from '../components/dialog/dialog';
import { FaultLine } from '../components/status/error-message';
import { useAct } from '../hooks/use-async-action';
import { changeAccount } from './api';
import { stateWords, wishedChange, wishWords, type Wish } from './account-action';

type WishDialogProps = {
  /** As it was when it was asked for. */
  account: Account;
  wish: Wish;
  onClose: () => void;
  /** It is done: what to say. */
  onDone: (words: string) => void;
  /** It was refused: how the account is now, as far as can be told. */
  onRefused: () => Promise<Account | undefined>;
};

/**
 * Asks whether a change is meant, makes it, and says why it was not made. What somebody else has changed meanwhile is said, and the
 * next press is meant for that: the version goes on only with what has been shown.
 */
export function WishDialog({ account: asked, wish, onClose, onDone, onRefused }: WishDialogProps) {
  const [account, setAccount] = useState(asked);
  const { act, busy, fault } = useAct();
  const isOvertaken = account.version !== asked.version;
  const words = wishWords(account, wish);

  const confirm = async () => {
    const isDone = await act(async () => {
      try {
        await changeAccount(account.email ?? '', wishedChange(account, wish));
      } catch (error) {
        setAccount((await onRefused()) ?? account);
        throw error;
      }
    });
    if (isDone) onDone(words.done);
  };

  return (
    <Dialog title={words.title} open onOpenChange={(open) => !open && onClose()}>
      <p>{words.meaning}</p>
      {fault !== null && (
        <FaultLine>{isOvertaken ? `${fault} ${stateWords(account)}` : fault}</FaultLine>
      )}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void confirm()}>
          {words.button}
        </Button>
      </div>
    </Dialog>
  );
}
