import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../hooks/use-composer';
import { useRefreshHelpDesk } from '../api';
import { getChannelOptions } from './reply-channels';

type RequestReplyProps = {
  request: HelpDeskDetail;
  box: RefObject<HTMLTextAreaElement>;
  onWritten: (messageId: string) => void;
};

/** Replies by email, by text, or on the status page, or saves a note. Drafts are kept until then. */
export function RequestReply({ request, box, onWritten }: RequestReplyProps) {
  const refresh = useRefreshHelpDesk();
  const options = getChannelOptions(request);
  const params = { id: request.id };
  const composer = useComposer({
    kind: 'help-desk',
    subject: request.id,
    channels: options.map(({ value }) => value),
    defaultChannel: options.find(({ disabledReason }) => disabledReason === null)?.value ?? 'note',
    onRejected: refresh,
  });
  const { channel, send } = composer;
  const submit = (text: string) => {
    const onSent = ({ id }: HelpDeskMessage) => {
      onWritten(id);
      refresh();
    };
    if (channel === 'note') {
      send('POST /helpDesk/records/:id/notes', { params, body: { text } }, onSent);
    } else {
      send('POST /helpDesk/records/:id/replies', { params, body: { channel, text } }, onSent);
    }
  };
  const recipient = channel === 'sms' ? formatPhone(request.contact) : (request.email ?? '');

  return (
    <Composer
      composer={composer}
      channels={options}
      savedMessage="Saved with the request."
      textareaRef={box}
      escapeTargetId="request-name"
      onSubmit={submit}
      hint={
        channel === 'page'
          ? 'Only on the status page. The caregiver is not notified.'
          : `To ${recipient}. Also shown on the status page.`
      }
    />
  );
}
