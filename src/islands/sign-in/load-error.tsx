import { Button } from '../../ui/buttons/button';
import { toAuthError } from './error-messages';
import { formStyle } from './form.styles';
import { SignInPage } from './sign-in-page';

type LoadErrorProps = { company: string; title: string; error: unknown; onRetry: () => void };

/** Takes the place of a page whose data could not be loaded. */
export function LoadError({ company, title, error, onRetry }: LoadErrorProps) {
  return (
    <SignInPage company={company} title={title}>
      <div css={formStyle}>
        <p role="alert">{toAuthError(error, 'account').message}</p>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </SignInPage>
  );
}
