import type { RefObject } from 'react';
import type { HelpDeskDetail, HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import { formatPhone } from '../../../../contract/shared/phone';
import type { Texting } from '../../../../contract/sms/schema';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../components/composer/use-composer';
import { TemplatesButton } from '../../components/templates/templates-button';
import { useCompany } from '../../hooks/use-company';
import { useInvalidate } from '../../api/swr-hooks';
import type { ChannelOption } from '../../components/composer/channel-switch';
import { getTextingError } from '../../components/texting/texting-messages';

type RequestReplyProps = {
  request: HelpDeskDetail;
  box: RefObject<HTMLTextAreaElement>;
  onWritten: (messageId: string) => void;
};

/** Replies by email, by text, or on the status page, or saves a note. Drafts are kept until then. */
export function RequestReply({ request, box, onWritten }: RequestReplyProps) {
  const refresh = useInvalidate('/helpDesk');
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
  const hasFiles = channel === 'email' && composer.draft.files.length > 0;
  const to =
    channel === 'sms'
      ? `To ${formatPhone(request.contact)}.`
      : `To ${formatAddress(request) ?? ''}. ${getAddressWarning(request) ?? ''}`.trim();

  return (
    <Composer
      composer={composer}
      channels={options}
      company={useCompany(request.region)}
      savedMessage="Saved with the request."
      textareaRef={box}
      escapeTargetId="request-name"
      onSubmit={submit}
      defaultSubject={`Your request ${request.reference}`}
      tools={
        <TemplatesButton
          place="help-desk"
          region={request.region}
          language={request.language}
          person={{ name: request.name }}
          {...{ channel, box }}
          draft={composer.draft}
        />
      }
      hint={
        channel === 'status-page'
          ? 'Only on the status page. The caregiver is not notified.'
          : `${to} Also shown on the status page${hasFiles ? ', without the files' : ''}.`
      }
    />
  );
}

type RequestChannel = 'email' | 'sms' | 'status-page' | 'note';

type Contact = Pick<HelpDeskDetail, 'contact' | 'email' | 'emailOnFile' | keyof Texting>;

type Address = Pick<Contact, 'email' | 'emailOnFile'>;

/** Where an email goes: 'ana@mail.example' in the request, else 'ana@home.example, on file for Ana Ruiz'. */
export function formatAddress({ email, emailOnFile }: Address): string | null {
  return email ?? (emailOnFile && `${emailOnFile.email}, on file for ${emailOnFile.name}`);
}

/** Anyone can write an employee's name and number into the form, with an address of their own. */
export function getAddressWarning({ email, emailOnFile }: Address): string | null {
  if (email === null || emailOnFile === null) return null;
  const isSame = email.toLowerCase() === emailOnFile.email.toLowerCase();
  return isSame ? null : `This isn’t the address on file for ${emailOnFile.name}.`;
}

/**
 * The channels of a request, with the reason if one is unavailable. Every reply appears on the status page; if there is no
 * email address, a reply can be posted there alone.
 */
export function getChannelOptions(contact: Contact): ChannelOption<RequestChannel>[] {
  const { email, emailOnFile, ...texting } = contact;
  const hasEmail = email !== null || emailOnFile !== null;
  const options: ChannelOption<RequestChannel>[] = [
    {
      value: 'email',
      disabledReason: hasEmail
        ? null
        : 'Can’t email: there is no email address in the request or on file.',
    },
    { value: 'sms', disabledReason: getTextingError(texting) },
    { value: 'status-page', disabledReason: null },
    { value: 'note', disabledReason: null },
  ];
  return options.filter(({ value }) => value !== 'status-page' || !hasEmail);
}
