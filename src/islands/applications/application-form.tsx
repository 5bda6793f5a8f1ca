import { useTranslation } from '../../browser/hooks/use-translation';
import { FilledText } from '../../ui/filled-text';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import { useState } from 'react';
import { css } from '@emotion/react';
import { applicationRules, yesOrNo } from '../../../contract/applications/form';
import { resumeLimits } from '../../../contract/applications/constants';
import { formatPhone, getPhoneDigits } from '../../../contract/shared/phone';
import type { FileRule } from '../../browser/files/file-rule';
import { formatNextOfficeDay } from '../../../contract/shared/office-hours/reply-promise';
import type { FormOffice } from '../../shared/page-context';
import { routes } from '../../shared/routes';
import { space, type } from '../../theme/tokens';
import { cardStyle } from '../../ui/card.styles';
import { TelLink } from '../../ui/tel-link';
import { FileInput, RadioInput, TextArea, TextInput } from '../forms/fields/inputs';
import { EmailInput, NameFields, PhoneInput } from '../forms/fields/person-fields';
import { PublicForm } from '../forms/public-form';
import { SuccessPanel } from '../forms/success-panel';

type ApplicationFormProps = {
  job: string;
  title: string;
  /** It hires. */
  office: FormOffice;
  /** No job of the office: nobody is hired, and nobody calls. */
  isSample: boolean;
};

const resumeRule: FileRule = {
  maxBytes: resumeLimits.maxBytes,
  accept: [...resumeLimits.types, '.pdf', '.doc', '.docx'],
  wrongTypeMessage: 'Choose a PDF or a Word file (DOC or DOCX)',
};
const files = { file: resumeRule };

export function ApplicationForm({ job, title, office, isSample }: ApplicationFormProps) {
  const [isSent, setSent] = useState(false);
  const { language, translate } = useTranslation();
  return (
    <section id="apply" aria-labelledby="apply-title" css={boxStyle}>
      <h2 id="apply-title">{translate('Apply for this job')}</h2>
      {!isSent && (
        <p>
          {translate(
            isSample
              ? 'This job is a sample, so nobody will call you. Try the form to see how an application reaches the office.'
              : 'It takes about 5 minutes. You don’t need a résumé, and applying is free.',
          )}
        </p>
      )}
      <div css={cardStyle}>
        <PublicForm
          id="application"
          call="POST /applications"
          rules={applicationRules}
          files={files}
          fixedValues={{ job }}
          submitLabel="Send my application"
          phone={office.phone}
          alternative={
            <a href={`${toLanguagePath(routes.career, language)}#jobs`}>
              {translate('See open jobs')}
            </a>
          }
          onSent={() => setSent(true)}
          renderSent={(_response, _restart, { contact = '' }) =>
            isSample ? (
              <SuccessPanel title="Your test application was sent">
                <p>
                  {translate(
                    `“${title}” is a sample job. The office can see what you sent, but nobody will call you.`,
                  )}
                </p>
              </SuccessPanel>
            ) : (
              <Sent title={title} office={office} contact={contact} />
            )
          }
        >
          <NameFields />
          <PhoneInput />
          <EmailInput />
          <RadioInput
            name="certified"
            label="Do you have a certificate or license for this work?"
            hint="For example, HHA, PCA, CHHA, CNA, or RN. Some jobs don’t need one. You can apply either way."
            choices={yesOrNo}
          />
          <TextInput name="languages" label="Languages you speak" autoComplete="off" />
          <TextArea
            name="availability"
            label="When can you work?"
            hint="For example: weekday mornings, every other weekend"
            rows={3}
          />
          <TextArea name="note" label="Anything else we should know?" rows={4} />
          <FileInput name="file" label="Résumé" hint="A PDF or Word file, up to 5 MB" />
        </PublicForm>
      </div>
    </section>
  );
}

type SentProps = Pick<ApplicationFormProps, 'title' | 'office'> & { contact: string };

function Sent({ title, office, contact }: SentProps) {
  const { language, translate } = useTranslation();
  const day = formatNextOfficeDay(office, new Date(), language);
  const phone = formatPhone(getPhoneDigits(contact));
  return (
    <SuccessPanel title="We have your application">
      <p>{translate(`You applied for “${title}”. Here’s what happens next:`)}</p>
      <ol css={{ paddingInlineStart: space[5] }}>
        <li>
          {translate(
            `Someone in our ${office.place} office will read it by ${day} and then call you at ${phone}.`,
          )}
        </li>
        <li>
          {translate(
            'If it’s a match, we’ll ask you to come in. Bring your ID, and your certificate if the job asks for one.',
          )}
        </li>
        <li>{translate('You’ll meet the nurse or supervisor before you start.')}</li>
      </ol>
      <p css={{ fontSize: type.size.label }}>
        <FilledText
          text="We never ask applicants for money. To change your phone number or withdraw your application, call {phone}."
          values={{ phone: <TelLink phone={office.phone} /> }}
        />
      </p>
    </SuccessPanel>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[4],
  maxWidth: '44rem',
  scrollMarginTop: space[6],
});
