import { certificates, classTimes, enrolmentRules } from '../../../contract/forms/enrollment/form';
import { Radios } from '../forms/fields/choice-fields';
import { EmailInput, NameFields } from '../forms/fields/person-fields';
import { PhoneInput } from '../forms/fields/phone-input';
import { RegionChoice } from '../forms/fields/region-field';
import { TextBox } from '../forms/fields/text-area';
import { TextInput } from '../forms/fields/text-input';
import { PublicForm } from '../forms/public-form';
import { SentPanel } from '../forms/success-panel';
import { useFormOffice } from '../forms/use-form-office';
import type { FormOffice } from '../../site/page-context';

type EnrolmentFormProps = { offices: readonly FormOffice[]; usual: FormOffice };

/** Asking for a place in a home health aide course (POST /enrolments). */
export function EnrolmentForm({ offices, usual }: EnrolmentFormProps) {
  const { office, fixed, choice } = useFormOffice(offices, usual);
  return (
    <PublicForm
      id="enrolment"
      path="/enrolments"
      rules={enrolmentRules}
      fixed={fixed}
      submit="Ask for a place"
      phone={office.phone}
      sent={() => (
        <SentPanel title="We have your request" phone={office.phone}>
          <p>
            A person from the office of your state calls you during office hours. They tell you
            which approved classes are near you, when the next one starts, and what you need to
            bring. Nobody asks you for money in that call.
          </p>
        </SentPanel>
      )}
    >
      <NameFields />
      <PhoneInput />
      <EmailInput />
      <RegionChoice label="In which state do you want to work?" {...choice} />
      <Radios
        name="certificate"
        label="Do you have a certificate already?"
        choices={certificates}
      />
      <Radios name="classTime" label="When could you come to class?" choices={classTimes} />
      <TextInput
        name="language"
        label="Language you learn best in"
        hint="For example Spanish"
        autoComplete="off"
      />
      <TextBox name="question" label="Anything you want to ask?" rows={4} />
    </PublicForm>
  );
}
