import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../hooks/use-composer';
import { requestPath, useRefreshHelpDesk } from '../api';
import { getChannelOptions, type RequestChannel } from './reply-channels';

type RequestReplyProps = {
  request: HelpDeskDetail;
  box: RefObject<HTMLTextAreaElement>;
  onWritten: (messageId: string) => void;
};

/** Replies by e-mail, by text, or on the status page, or saves a note. Drafts are kept until then. */
export function RequestReply({ request, box, onWritten }: RequestReplyProps) {
  const refresh = useRefreshHelpDesk();
  const options = getChannelOptions(request);
  const composer = useComposer<RequestChannel, HelpDeskMessage>(requestPath(request.id), {
    channels: options.map(({ value }) => value),
    defaultChannel: options.find(({ disabledReason }) => disabledReason === null)?.value ?? 'note',
    onSent: (message) => {
      if (message !== null) onWritten(message.id);
      refresh();
    },
  });
  const { channel, send } = composer;
  const recipient = channel === 'sms' ? formatPhone(request.contact) : (request.email ?? '');

  return (
    <Composer
      composer={composer}
      channels={options}
      savedMessage="Saved with the request."
      textareaRef={box}
      escapeTargetId="request-name"
      onSubmit={(text) =>
        channel === 'note' ? send('notes', { text }) : send('replies', { channel, text })
      }
      hint={
        channel === 'page'
          ? 'Only on the status page. The caregiver is not notified.'
          : `To ${recipient}. Also shown on the status page.`
      }
    />
  );
}
