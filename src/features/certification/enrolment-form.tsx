import { certificates, classTimes, enrolmentRules } from '../../../contract/forms/enrolment';
import type { RegionId } from '../../../contract/regions';
import { Radios } from '../../forms/fields/choices';
import { EmailInput, NameFields } from '../../forms/fields/person-fields';
import { PhoneInput } from '../../forms/fields/phone-input';
import { TextBox } from '../../forms/fields/text-box';
import { TextInput } from '../../forms/fields/text-input';
import { PublicForm } from '../../forms/public-form';
import { SentPanel } from '../../forms/sent-panel';

type EnrolmentFormProps = {
  /** The name of each state, by region. */
  states: Readonly<Partial<Record<RegionId, string>>>;
  phone: string;
};

/** Asking for a place in a home health aide course (POST /enrolments). */
export function EnrolmentForm({ states, phone }: EnrolmentFormProps) {
  return (
    <PublicForm
      id="enrolment"
      path="/enrolments"
      rules={enrolmentRules}
      submit="Ask for a place"
      phone={phone}
      sent={() => (
        <SentPanel title="We have your request" phone={phone}>
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
      <Radios name="region" label="In which state do you want to work?" choices={states} />
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
