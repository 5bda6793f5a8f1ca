import { useTranslation } from '../../../browser/hooks/use-translation';
import { useState, type ReactNode } from 'react';
import { cardLimits } from '../../../../contract/forms/eligibility-constants';
import {
  careRecipients,
  eligibilityFormRules,
  screenerLabel,
} from '../../../../contract/forms/eligibility-form';
import { careRegionLabel } from '../../../../contract/forms/rules';
import { messages } from '../../../../contract/shared/messages';
import { dayParts } from '../../../../contract/shared/office-hours/reply-promise';
import { getPhoneDigits } from '../../../../contract/shared/phone';
import { getRegionPath } from '../../../../contract/shared/regions';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import { smsKeyHeader } from '../../../../contract/sms/constants';
import { callApi } from '../../../browser/api/api-client';
import { environment } from '../../../browser/environment';
import type { FileRule } from '../../../browser/files/file-rule';
import { routes } from '../../../shared/routes';
import { space } from '../../../theme/tokens';
import {
  ConditionalField,
  FileInput,
  RadioInput,
  TextArea,
  TextInput,
} from '../../forms/fields/inputs';
import { EmailInput, NameFields, PhoneInput, ConsentField } from '../../forms/fields/person-fields';
import { RegionField } from '../../forms/fields/region-field';
import { useFormState } from '../../forms/form-context';
import { PublicForm, type PublicFormProps } from '../../forms/public-form';
import {
  type FormOfficeChoice,
  useFormOffice,
  type FormOffices,
} from '../../forms/use-form-office';
import { EligibilityReceipt, type SentCheck } from './eligibility-receipt';
import { isRegisteredNumber } from './registered-number';

type EligibilityFormProps = Pick<PublicFormProps<'POST /email'>, 'id' | 'onAttempt'> &
  FormOfficeChoice & {
    children?: ReactNode;
    /** Has a field for the answers from "What may pay for care". */
    hasScreener?: boolean;
    onRestart?: () => void;
  };

const times = Object.fromEntries(dayParts.map((time) => [time, time]));

const cardRule: FileRule = {
  maxBytes: cardLimits.maxBytes,
  accept: [...cardLimits.types, '.jpg', '.jpeg', '.png', '.webp', '.pdf'],
  wrongTypeMessage: 'Choose a photo (JPEG, PNG, or WebP) or a PDF file',
};
const files = { file: cardRule };

/** The form of the eligibility check (specification section 3). Afterwards it shows what was received. */
export function EligibilityForm(props: EligibilityFormProps) {
  const { office, regionField, children, hasScreener = false, onRestart, ...form } = props;
  const [sent, setSent] = useState<SentCheck | null>(null);
  const { language, translate } = useTranslation();
  const contact = toLanguagePath(getRegionPath(office.id, routes.contact), language);
  return (
    <PublicForm
      {...form}
      call="POST /email"
      isUnacknowledgedIgnored
      rules={eligibilityFormRules}
      files={files}
      phone={office.phone}
      submitLabel="Send my answers"
      findExtraError={findRegisteredError}
      toPayload={toPayload}
      onSent={(_response, texts, { file }) => {
        // The popup outlives its page, so the office may change later.
        setSent({ office, texts, hasCard: file instanceof File });
        void requestSms(texts['contact'] ?? '');
      }}
      renderSent={(_response, restart) =>
        sent && (
          <EligibilityReceipt
            {...sent}
            onRestart={() => {
              restart();
              onRestart?.();
            }}
          />
        )
      }
    >
      {children}
      {/* The form requires a number (specification section 5). Above the fields, so that nobody leaves with answers typed. */}
      <a href={`${contact}#write`} css={{ paddingBlock: space[2] }}>
        {translate('Can’t talk on the phone? Ask for a reply by email')}
      </a>
      <CallerFields />
      <RegionField label={careRegionLabel} {...regionField} />
      <PersonFields />
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
      <TextArea name="note" label="Anything we should know?" rows={3} />
      {hasScreener && (
        <TextArea
          name="screener"
          label={screenerLabel}
          hint="We send these along, so that no one asks you twice. You can change or remove them."
          rows={8}
        />
      )}
      <ConsentField form="eligibility" office={office} />
    </PublicForm>
  );
}

/** Asked first, so that neither the visitor nor the browser fills in the wrong person below. */
function CallerFields() {
  return (
    <>
      <RadioInput
        name="careFor"
        label="Who needs care?"
        choices={careRecipients}
        initialValue="self"
      />
      <TextInput name="callerName" label="Your name" autoComplete="name" dir="auto" />
      <TextInput
        name="relationship"
        label="How do you know the person?"
        hint="For example, daughter, neighbor, or social worker"
        autoComplete="off"
      />
    </>
  );
}

function PersonFields() {
  const { translate } = useTranslation();
  const isOther = !useFormState().fieldStates.hidden.includes('callerName');
  return (
    <>
      <ConditionalField field="callerName">
        <p>
          {translate(
            'Now enter the name and date of birth of the person who needs care, and the phone number where we can call you.',
          )}
        </p>
      </ConditionalField>
      <NameFields isOther={isOther} />
      <PhoneInput />
      <RadioInput name="time" label="When should we call you?" choices={times} />
      <TextInput
        name="dob"
        label="Date of birth"
        hint="For example, 4/12/1948"
        autoComplete={isOther ? 'off' : 'bday'}
      />
    </>
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
    await callApi('POST /sms', {
      body: { contact },
      headers: { [smsKeyHeader]: environment.smsKey },
    });
  } catch (error) {
    console.warn('The text message could not be requested.', error);
  }
}

export function EligibilityPageForm({
  hasScreener = false,
  ...offices
}: FormOffices & { hasScreener?: boolean }) {
  return <EligibilityForm id="eligibility" {...useFormOffice(offices)} hasScreener={hasScreener} />;
}
