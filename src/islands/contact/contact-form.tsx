import { answerWays, contactRules } from '../../../contract/forms/contact/form';
import { careQuestion } from '../../../contract/forms/rules';
import { Radios } from '../forms/fields/choice-fields';
import { EmailInput, NameFields } from '../forms/fields/person-fields';
import { PhoneInput } from '../forms/fields/phone-input';
import { RegionChoice } from '../forms/fields/region-field';
import { TextBox } from '../forms/fields/text-area';
import { PublicForm } from '../forms/public-form';
import { SentPanel } from '../forms/success-panel';
import { useFormOffice } from '../forms/use-form-office';
import type { FormOffice } from '../../site/page-context';

type ContactFormProps = { offices: readonly FormOffice[]; usual: FormOffice };

/** A message to an office (POST /contact). */
export function ContactForm({ offices, usual }: ContactFormProps) {
  const { office, fixed, choice } = useFormOffice(offices, usual);
  return (
    <PublicForm
      id="contact"
      path="/contact"
      rules={contactRules}
      fixed={fixed}
      submit="Send my message"
      phone={office.phone}
      sent={(_answer, again) => (
        <SentPanel
          title="We have your message"
          phone={office.phone}
          again={['Write another', again]}
        >
          <p>
            A person in our {office.place} office reads it during office hours and answers you the
            way you chose.
          </p>
        </SentPanel>
      )}
    >
      <RegionChoice label={careQuestion} {...choice} />
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
