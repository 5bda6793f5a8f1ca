import { useTranslation } from '../../../browser/hooks/use-translation';
import { FilledText } from '../../../ui/filled-text';
import { siteLanguages, toLanguagePath } from '../../../../contract/shared/text/site-languages';
import type { FocusEvent, ReactNode } from 'react';
import { css } from '@emotion/react';
import type { FormValues } from '../../../../contract/forms/rules';
import { messages } from '../../../../contract/shared/messages';
import { normalizePhone } from '../../../../contract/shared/phone';
import { getRegionPath } from '../../../../contract/shared/regions';
import { consentBoxes, consentHint } from '../../../../contract/sms/constants';
import type { FormOffice } from '../../../shared/page-context';
import { routes } from '../../../shared/routes';
import { media } from '../../../theme/layout';
import { space, tapTargetStyle, type } from '../../../theme/tokens';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/field';
import { TelLink } from '../../../ui/tel-link';
import { useFormState } from '../form-context';
import { TextInput, useControl } from './inputs';

/** Two short fields, side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div css={rowStyle}>{children}</div>;
}

const rowStyle = css({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});

type NameFieldsProps = {
  initial?: FormValues;
  /** Of someone else than the visitor, whose own names the browser must not fill in. */
  isOther?: boolean;
};

export function NameFields({ initial = {}, isOther = false }: NameFieldsProps) {
  const field = (name: string) => ({ name, dir: 'auto', defaultValue: initial[name] });
  return (
    <FieldRow>
      <TextInput
        {...field('firstName')}
        label="First name"
        autoComplete={isOther ? 'off' : 'given-name'}
      />
      <TextInput
        {...field('lastName')}
        label="Last name"
        autoComplete={isOther ? 'off' : 'family-name'}
      />
    </FieldRow>
  );
}

export function EmailInput({ hint, initial }: { hint?: string; initial?: string | undefined }) {
  return (
    <TextInput
      name="email"
      label="Email"
      hint={hint}
      defaultValue={initial}
      type="email"
      autoComplete="email"
      spellCheck={false}
    />
  );
}

function ListedAdvice({ phone }: { phone: string | undefined }) {
  const { translate } = useTranslation();
  return (
    <>
      {translate('We may already have your information.')}{' '}
      {phone !== undefined && (
        <>
          <FilledText
            text="Please call us at {phone}, and we’ll help you right away."
            values={{ phone: <TelLink phone={phone} /> }}
          />{' '}
        </>
      )}
      {translate('You can also enter another number where we can reach you.')}
    </>
  );
}

/** Milliseconds. An error that appears while the visitor presses a button would move the button away. */
const checkDelay = 500;

/** The field `contact`, checked on blur so that its slow check is done before the form is submitted. */
export function PhoneInput({ initial }: { initial?: string | undefined }) {
  const { rules, phone, validate } = useFormState();
  const control = useControl('contact');
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (target.value.trim() === '') return;
    target.value = normalizePhone(target.value);
    setTimeout(() => void validate('contact'), checkDelay);
  };
  return (
    <TextField
      {...control}
      label="Phone number"
      hint="10 digits, with the area code"
      advice={control.error === messages.phoneListed ? <ListedAdvice phone={phone} /> : undefined}
      defaultValue={initial}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={rules['contact']?.maxLength}
      onBlur={onBlur}
    />
  );
}

type ConsentFieldProps = { form: keyof typeof consentBoxes; office: FormOffice };

/** In both languages, because nobody should consent to what they can't read (45 CFR 92.11). */
const languageHelp = {
  en: 'Free help in your language (opens in a new tab)',
  es: 'Ayuda gratis en su idioma (se abre en otra pestaña)',
};

/** Consent to text messages: unticked and optional. */
export function ConsentField({ form, office }: ConsentFieldProps) {
  const { name, id } = useControl('consent');
  const { language, translate } = useTranslation();
  return (
    <>
      <p css={languageHelpStyle}>
        {siteLanguages.map((one) => (
          <a
            key={one}
            lang={one}
            hrefLang={one}
            href={toLanguagePath(getRegionPath(office.id, routes.languageAssistance), one)}
            target="_blank"
            rel="noreferrer"
          >
            {languageHelp[one]}
          </a>
        ))}
      </p>
      <CheckboxField
        name={name}
        id={id}
        value="true"
        label={consentBoxes[form].getLabel(office.company)}
        hint={
          <span css={css({ fontSize: type.size.small })}>
            {translate(consentHint)}{' '}
            <a
              href={toLanguagePath(routes.privacyPolicy, language)}
              target="_blank"
              rel="noreferrer"
            >
              {translate('privacy policy (opens in a new tab)')}
            </a>
            .
          </span>
        }
      />
    </>
  );
}

const languageHelpStyle = css({
  display: 'grid',
  justifyItems: 'start',
  fontSize: type.size.label,
  '& a': tapTargetStyle,
});
