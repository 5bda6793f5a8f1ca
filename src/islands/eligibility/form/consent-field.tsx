import { css } from '@emotion/react';
import { useControl } from '../../forms/fields/use-control';
import { routes } from '../../../site/routes';
import { type } from '../../../theme/typography';
import { CheckboxField } from '../../../ui/fields/checkbox-field';

/** Consent to text messages: apart from everything else, never ticked for anybody, not needed to submit. */
export function ConsentField({ company }: { company: string }) {
  const { error: _error, optional: _optional, ...control } = useControl('consent');
  return (
    <CheckboxField
      {...control}
      value="true"
      label={`${company} may text me about this request and about my care`}
      hint={
        <span css={css({ fontSize: type.size.small })}>
          Not needed to ask us. Usually one to four messages for each request. Message and data
          rates may apply. Reply STOP to opt out at any time, or HELP for help. We never share your
          mobile number for marketing:{' '}
          <a href={routes.privacyPolicy} target="_blank" rel="noreferrer">
            privacy policy (opens in a new tab)
          </a>
          .
        </span>
      }
    />
  );
}
