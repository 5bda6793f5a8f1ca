import { useTranslation } from '../browser/hooks/use-translation';
import { certificates, classTimes, enrollmentRules } from '../../contract/forms/enrollment-form';
import { formatPhone, getPhoneDigits } from '../../contract/shared/phone';
import { EmailInput, NameFields, PhoneInput } from './forms/fields/person-fields';
import { RadioInput, TextArea, TextInput } from './forms/fields/inputs';
import { RegionField } from './forms/fields/region-field';
import { PublicForm } from './forms/public-form';
import { ReplyPromise } from './forms/reply-promise';
import { SuccessPanel } from './forms/success-panel';
import { useFormOffice, type FormOffices } from './forms/use-form-office';

export function EnrollmentForm(offices: FormOffices) {
  const { office, fixedValues, regionField } = useFormOffice(offices);
  const { translate } = useTranslation();
  return (
    <PublicForm
      id="enrollment"
      call="POST /enrollments"
      rules={enrollmentRules}
      fixedValues={fixedValues}
      submitLabel="Request a spot"
      phone={office.phone}
      renderSent={(_response, _restart, { contact = '' }) => (
        <SuccessPanel title="We have your request" phone={office.phone}>
          <p>
            {translate(`Someone in our ${office.place} office will read it.`)}{' '}
            <ReplyPromise office={office} by="call" to={formatPhone(getPhoneDigits(contact))} />{' '}
            {translate(
              'We’ll tell you which approved classes are near you, when the next one starts, and what to bring. No one will ask you for money on that call.',
            )}
          </p>
        </SuccessPanel>
      )}
    >
      <NameFields />
      <PhoneInput />
      <EmailInput />
      <RegionField label="Which state do you want to work in?" {...regionField} />
      <RadioInput
        name="certificate"
        label="Do you already have a certificate?"
        choices={certificates}
      />
      <RadioInput name="classTime" label="When can you come to class?" choices={classTimes} />
      <TextInput
        name="language"
        label="Language you learn best in"
        hint="For example, Spanish"
        autoComplete="off"
      />
      <TextArea name="question" label="Do you have any questions?" rows={4} />
    </PublicForm>
  );
}
