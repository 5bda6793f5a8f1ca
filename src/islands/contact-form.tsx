import { useTranslation } from '../browser/hooks/use-translation';
import { replyMethods, contactRules } from '../../contract/forms/contact-form';
import { careRegionLabel } from '../../contract/forms/rules';
import { formatPhone, getPhoneDigits } from '../../contract/shared/phone';
import { BookedCall } from './calls/booked-call';
import { CallTimeInput } from './calls/call-time-input';
import { EmailInput, NameFields, PhoneInput } from './forms/fields/person-fields';
import { RadioInput, TextArea } from './forms/fields/inputs';
import { RegionField } from './forms/fields/region-field';
import { PublicForm } from './forms/public-form';
import { ReplyPromise } from './forms/reply-promise';
import { SuccessPanel } from './forms/success-panel';
import { useFormOffice, type FormOffices } from './forms/use-form-office';

export function ContactForm(offices: FormOffices) {
  const { office, fixedValues, regionField } = useFormOffice(offices);
  const { translate } = useTranslation();
  return (
    <PublicForm
      id="contact"
      call="POST /contact"
      rules={contactRules}
      fixedValues={fixedValues}
      submitLabel="Send my message"
      phone={office.phone}
      renderSent={({ callId }, restart, { answerBy, callAt, contact = '', email }) => (
        <SuccessPanel
          title="We have your message"
          phone={office.phone}
          action={{ label: 'Send another message', onClick: restart }}
        >
          <p>
            {translate(`Someone in our ${office.place} office will read it.`)}{' '}
            {!callAt && (
              <ReplyPromise
                office={office}
                {...(answerBy === 'email' && email
                  ? { by: 'email', to: email }
                  : { by: 'call', to: formatPhone(getPhoneDigits(contact)) })}
              />
            )}
          </p>
          {callAt && <BookedCall office={office} at={callAt} id={callId ?? callAt} />}
        </SuccessPanel>
      )}
    >
      <RegionField label={careRegionLabel} {...regionField} />
      <NameFields />
      <RadioInput name="answerBy" label="How should we reply?" choices={replyMethods} />
      <CallTimeInput region={office.id} />
      <PhoneInput />
      <EmailInput />
      <TextArea
        name="message"
        label="Your message"
        hint="Please leave out Medicaid numbers and dates of birth. We’ll ask for them when we talk."
        rows={6}
      />
    </PublicForm>
  );
}
