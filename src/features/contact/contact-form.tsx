import { answerWays, contactRules } from '../../../contract/forms/contact';
import type { RegionId } from '../../../contract/regions';
import { Radios } from '../../forms/fields/choices';
import { EmailInput, NameFields } from '../../forms/fields/person-fields';
import { PhoneInput } from '../../forms/fields/phone-input';
import { TextBox } from '../../forms/fields/text-box';
import { PublicForm } from '../../forms/public-form';
import { SentPanel } from '../../forms/sent-panel';

type ContactFormProps = { region: RegionId; place: string; phone: string };

/** A message to the office of a region (POST /contact). */
export function ContactForm({ region, place, phone }: ContactFormProps) {
  return (
    <PublicForm
      id="contact"
      path="/contact"
      rules={contactRules}
      fixed={{ region }}
      submit="Send my message"
      phone={phone}
      sent={(_answer, again) => (
        <SentPanel title="We have your message" phone={phone} again={['Write another', again]}>
          <p>
            A person in our {place} office reads it during office hours and answers you the way you
            chose.
          </p>
        </SentPanel>
      )}
    >
      <NameFields />
      <PhoneInput />
      <EmailInput hint="Needed only if we should answer by e-mail" />
      <Radios name="answerBy" label="How should we answer you?" choices={answerWays} />
      <TextBox
        name="message"
        label="Your message"
        hint="Leave out Medicaid numbers and dates of birth. We ask for them when we talk."
        rows={6}
      />
    </PublicForm>
  );
}
