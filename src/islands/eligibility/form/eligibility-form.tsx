import { cardLimits } from '../../../../contract/forms/eligibility/constants';
import { callTimes, eligibilityFormRules } from '../../../../contract/forms/eligibility/form';
import { careRegionLabel } from '../../../../contract/forms/rules';
import { messages } from '../../../../contract/shared/messages';
import { getPhoneDigits } from '../../../../contract/shared/phone';
import { smsKeyHeader } from '../../../../contract/sms/constants';
import { callApi } from '../../../lib/api/api-client';
import { environment } from '../../../lib/environment';
import type { FileRule } from '../../../lib/files/file-rule';
import { ConsentField } from '../../forms/fields/consent-field';
import { FileInput, RadioInput, TextInput } from '../../forms/fields/inputs';
import { EmailInput, NameFields, PhoneInput } from '../../forms/fields/person-fields';
import { RegionField } from '../../forms/fields/region-field';
import { PublicForm, type PublicFormProps } from '../../forms/public-form';
import type { FormOfficeChoice } from '../../forms/use-form-office';
import { isRegisteredNumber } from './registered-number';

type EligibilityFormProps = Pick<
  PublicFormProps<{ acknowledged: true }>,
  'id' | 'onAttempt' | 'renderSent'
> &
  FormOfficeChoice;

const times = Object.fromEntries(callTimes.map((time) => [time, time]));

const cardRule: FileRule = {
  maxBytes: cardLimits.maxBytes,
  accept: [...cardLimits.types, '.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  wrongTypeMessage: 'Choose a photo (JPEG, PNG, or WebP) or a PDF file',
};
const files = { file: cardRule };

/** The form of the eligibility check (specification section 3). */
export function EligibilityForm({ office, regionField, ...form }: EligibilityFormProps) {
  return (
    <PublicForm
      {...form}
      path="/email"
      isUnacknowledgedIgnored
      rules={eligibilityFormRules}
      files={files}
      phone={office.phone}
      submitLabel="Send my answers"
      findExtraError={findRegisteredError}
      toPayload={toPayload}
      onSent={(_response, { contact = '' }) => void requestSms(contact)}
    >
      <RegionField label={careRegionLabel} {...regionField} />
      <NameFields />
      <PhoneInput />
      <RadioInput name="time" label="When should we call you?" choices={times} />
      <TextInput
        name="dob"
        label="Date of birth"
        hint="For example, 4/12/1948"
        autoComplete="bday"
      />
      <EmailInput />
      <TextInput
        name="medicate"
        label="Medicaid number"
        hint="You’ll find it on the front of the Medicaid card."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FileInput
        name="file"
        label="Photo of the benefit card"
        hint="A photo or a PDF, up to 10 MB"
      />
      <ConsentField form="eligibility" company={office.company} />
    </PublicForm>
  );
}

async function findRegisteredError(name: string, text: string): Promise<string | null> {
  return name === 'contact' && (await isRegisteredNumber(text)) ? messages.phoneListed : null;
}

function toPayload(texts: Record<string, string>): Record<string, string> {
  return {
    ...texts,
    contact: getPhoneDigits(texts['contact'] ?? ''),
    consent: texts['consent'] === 'true' ? 'true' : 'false',
  };
}

/** POST /sms: a failure is only logged (specification section 7). */
async function requestSms(contact: string): Promise<void> {
  try {
    await callApi('/sms', {
      method: 'POST',
      body: { contact },
      headers: { [smsKeyHeader]: environment.smsKey },
    });
  } catch (error) {
    console.warn('The text message could not be requested.', error);
  }
}
