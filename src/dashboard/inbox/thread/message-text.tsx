import { useState } from 'react';
import { css } from '@emotion/react';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { callStaff } from '../../api/staff-client';
import { ErrorMessage } from '../../components/status/messages';
import { useAsyncAction } from '../../hooks/use-async-action';

type MessageTextProps = { userId: string; message: ChatMessage };

/** A message's text. If an email quotes another one or is very long, a button shows all of it. */
export function MessageText({ userId, message }: MessageTextProps) {
  const { run, isPending, error } = useAsyncAction();
  const [fullText, setFullText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const toggle = () => {
    if (isOpen || fullText !== null) {
      setIsOpen(!isOpen);
      return;
    }
    void run(async () => {
      const { text } = await callStaff('GET /chats/:userId/messages/:messageId/full-text', {
        params: { userId, messageId: message.id },
      });
      setFullText(text);
      setIsOpen(true);
    });
  };

  return (
    <div css={message.details.length > 0 && css({ padding: space[3] })}>
      <p>{isOpen && fullText !== null ? fullText : message.text}</p>
      {message.hasFullText === true && (
        <Button tone="quiet" busy={isPending} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Show less' : 'Show full email'}
        </Button>
      )}
      {error !== null && <ErrorMessage>Couldn’t load the full email. {error}</ErrorMessage>}
    </div>
  );
}
