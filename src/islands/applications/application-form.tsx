import { useState } from 'react';
import { css } from '@emotion/react';
import { applicationRules, yesOrNo } from '../../../contract/applications/form';
import { resumeLimits } from '../../../contract/applications/constants';
import { telHref } from '../../../contract/shared/phone';
import { Radios } from '../forms/fields/choice-fields';
import { FileInput } from '../forms/fields/file-input';
import { EmailInput, NameFields } from '../forms/fields/person-fields';
import { PhoneInput } from '../forms/fields/phone-input';
import { TextBox } from '../forms/fields/text-area';
import { TextInput } from '../forms/fields/text-input';
import { PublicForm } from '../forms/public-form';
import { SentPanel } from '../forms/success-panel';
import type { FileRule } from '../../lib/files/file-rule';
import { routes } from '../../site/routes';
import { cardStyle } from '../../ui/card.styles';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';

type ApplicationFormProps = {
  /** Slug and title of the job. */
  job: string;
  title: string;
  /** The office that hires: where it is, and its number. */
  place: string;
  phone: string;
};

const resume: FileRule = {
  maxBytes: resumeLimits.maxBytes,
  accept: [...resumeLimits.types, '.pdf', '.doc', '.docx'],
  wrongKind: 'Please choose a PDF or a Word file (DOC or DOCX)',
};
const files = { file: resume };

/** The application for one job, at the end of its page. */
export function ApplicationForm({ job, title, place, phone }: ApplicationFormProps) {
  const [isSent, setSent] = useState(false);
  return (
    <section id="apply" aria-labelledby="apply-title" css={boxStyle}>
      <h2 id="apply-title">Apply for this job</h2>
      {!isSent && (
        <p>It takes about five minutes. You need no résumé, and applying costs nothing.</p>
      )}
      <div css={cardStyle}>
        <PublicForm
          id="application"
          path="/applications"
          rules={applicationRules}
          files={files}
          fixed={{ job }}
          submit="Send my application"
          phone={phone}
          instead={<a href={`${routes.career}#jobs`}>See the jobs that are open now</a>}
          onSent={() => setSent(true)}
          sent={() => <Sent title={title} place={place} phone={phone} />}
        >
          <NameFields />
          <PhoneInput />
          <EmailInput />
          <Radios
            name="certified"
            label="Do you have a certificate or license for this work?"
            hint="For example HHA, PCA, CHHA, CNA or RN. Some jobs need none, and you can apply either way."
            choices={yesOrNo}
          />
          <TextInput name="languages" label="Languages you speak" autoComplete="off" />
          <TextBox
            name="availability"
            label="When can you work?"
            hint="For example: weekday mornings, every other weekend"
            rows={3}
          />
          <TextBox name="note" label="Anything else you want to tell us" rows={4} />
          <FileInput name="file" label="Résumé" hint="A PDF or Word file, at most 5 MB" />
        </PublicForm>
      </div>
    </section>
  );
}

function Sent({ title, place, phone }: { title: string; place: string; phone: string }) {
  return (
    <SentPanel title="We have your application">
      <p>You have applied for “{title}”. What happens next:</p>
      <ol css={{ paddingInlineStart: space[5] }}>
        <li>Somebody at our {place} office reads it during office hours and calls you.</li>
        <li>
          If it fits, you come in. Bring your ID, and your certificate if the job asks for one.
        </li>
        <li>You meet the nurse or the supervisor, and then your first client.</li>
      </ol>
      <p css={{ fontSize: type.size.label }}>
        We never ask applicants for money. Has your number changed, or do you want to take the
        application back? Call{' '}
        <a href={telHref(phone)} css={{ whiteSpace: 'nowrap' }}>
          {phone}
        </a>
        .
      </p>
    </SentPanel>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[4],
  maxWidth: '44rem',
  scrollMarginTop: space[6],
});
