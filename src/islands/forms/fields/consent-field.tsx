import { css } from '@emotion/react';
import { consentBoxes, consentHint } from '../../../../contract/sms/constants';
import { routes } from '../../../shared/routes';
import { type } from '../../../theme/tokens';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { useControl } from './inputs';

type ConsentFieldProps = { form: keyof typeof consentBoxes; company: string };

/** Consent to text messages: unticked and optional. */
export function ConsentField({ form, company }: ConsentFieldProps) {
  const { name, id } = useControl('consent');
  return (
    <CheckboxField
      name={name}
      id={id}
      value="true"
      label={consentBoxes[form].getLabel(company)}
      hint={
        <span css={css({ fontSize: type.size.small })}>
          {consentHint}{' '}
          <a href={routes.privacyPolicy} target="_blank" rel="noreferrer">
            privacy policy (opens in a new tab)
          </a>
          .
        </span>
      }
    />
  );
}
