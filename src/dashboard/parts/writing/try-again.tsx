import { useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { Spinner } from '../../../ui/spinner';
import { faultWords } from '../fault-words';
import { callStaff } from '../staff-call';
import { linkButtonStyle } from '../link-button-style';

type TryAgainProps = {
  /** Of the message. */
  path: string;
  /** It is queued again: what shows it is to be fetched anew. */
  onQueued: () => void;
};

/** Sends an answer again that could not be delivered; what the server refuses is said in its words. */
export function TryAgain({ path, onQueued }: TryAgainProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const send = async (button: HTMLElement) => {
    setBusy(true);
    setFault(null);
    try {
      await callStaff(`${path}/retry`, { method: 'POST' });
      // The button goes when the message is queued: the focus stays in the conversation.
      button.closest<HTMLElement>('[role="group"]')?.focus();
      onQueued();
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      // It may have failed again before the thread was fetched: then the button is still there.
      setBusy(false);
    }
  };

  return (
    <>
      <button
        type="button"
        aria-disabled={busy}
        onClick={(event) => !busy && void send(event.currentTarget)}
        css={linkButtonStyle}
      >
        {busy && <Spinner size="1em" />}
        Try again
      </button>
      {fault !== null && (
        <span role="alert" css={faultStyle}>
          Not sent again: {fault}
        </span>
      )}
    </>
  );
}

const faultStyle = css({ flexBasis: '100%', color: color.danger, fontWeight: 700 });
