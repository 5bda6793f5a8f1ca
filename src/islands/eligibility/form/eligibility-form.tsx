import { callTimes, eligibilityFormRules } from '../../../../contract/forms/eligibility/form';
import { careQuestion } from '../../../../contract/forms/rules';
import { messages } from '../../../../contract/shared/messages';
import { phoneDigits } from '../../../../contract/shared/phone';
import { Radios } from '../../forms/fields/choice-fields';
import { FileInput } from '../../forms/fields/file-input';
import { EmailInput, NameFields } from '../../forms/fields/person-fields';
import { PhoneInput } from '../../forms/fields/phone-input';
import { RegionChoice } from '../../forms/fields/region-field';
import { TextInput } from '../../forms/fields/text-input';
import { PublicForm, type PublicFormProps } from '../../forms/public-form';
import type { FormOfficeChoice } from '../../forms/use-form-office';
import { cardRule } from './benefit-card-rule';
import { ConsentField } from './consent-field';
import { isListedNumber } from './registered-number';
import { requestText } from './request-sms';

type EligibilityFormProps = Pick<
  PublicFormProps<{ acknowledged: true }>,
  'id' | 'onAttempted' | 'sent'
> &
  FormOfficeChoice;

const times = Object.fromEntries(callTimes.map((time) => [time, time]));
const files = { file: cardRule };

/** The eligibility check's form: the fields of specification section 3, those that are needed first. */
export function EligibilityForm({ office, choice, ...form }: EligibilityFormProps) {
  return (
    <PublicForm
      {...form}
      path="/email"
      silentWhenUnclear
      rules={eligibilityFormRules}
      files={files}
      phone={office.phone}
      submit="Send my answers"
      alsoCheck={listedNumber}
      prepare={asTheCallWants}
      onSent={(_answer, { contact = '' }) => void requestText(contact)}
    >
      <RegionChoice label={careQuestion} {...choice} />
      <NameFields />
      <PhoneInput />
      <Radios name="time" label="When may we call you?" choices={times} />
      <TextInput
        name="dob"
        label="Date of birth"
        hint="For example 4 12 1948"
        autoComplete="bday"
      />
      <EmailInput />
      <TextInput
        name="medicate"
        label="Medicaid number"
        hint="It is on the front of the Medicaid card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FileInput
        name="file"
        label="Photo of the benefit card"
        hint="A photo or a PDF, at most 10 MB"
      />
      <ConsentField company={office.company} />
    </PublicForm>
  );
}

/** For a phone number that is otherwise fine, the slow list is asked too. */
async function listedNumber(name: string, text: string): Promise<string | null> {
  return name === 'contact' && (await isListedNumber(text)) ? messages.phoneListed : null;
}

/** Ten digits, and the consent in words (contract/forms/eligibility/form.ts). */
function asTheCallWants(texts: Record<string, string>): Record<string, string> {
  return {
    ...texts,
    contact: phoneDigits(texts['contact'] ?? ''),
    consent: texts['consent'] === 'true' ? 'true' : 'false',
  };
}
