import { useEffect, useState } from 'react';
import { followLink, readLink } from '../../../lib/auth/account';
import { Button } from '../../../ui/buttons/button';
import { faultOf } from '../error-messages';
import { formStyle } from '../form.styles';
import { SignInPage } from '../sign-in-page';
import { Waiting } from '../form-placeholder';
import { DeadLink } from './invalid-link';
import { linkState, type LinkState } from './link-state';
import { NewPassword } from './new-password-form';
import { Followed } from './action-result';

type MailedLinkProps = { company: string; search: string };

/**
 * /auth/action: where the links of the identity provider's mails lead (?mode=…&oobCode=…). The code works once and opens the
 * account: it is taken out of the address at once, so that neither the history nor a page that is visited next has it.
 */
export function MailedLink({ company, search }: MailedLinkProps) {
  const [code] = useState(() => new URLSearchParams(search).get('oobCode'));
  const [state, setState] = useState<LinkState>({ is: 'checking' });

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    void linkState(code, { readLink, followLink }).then(setState);
  }, [code, attempt]);
  const retry = () => {
    setState({ is: 'checking' });
    setAttempt(attempt + 1);
  };

  if (state.is === 'checking') return <Waiting label="Checking the link" />;
  if (state.is === 'dead') return <DeadLink company={company} />;
  if (state.is === 'failed') {
    return (
      <SignInPage company={company} title="The link could not be checked">
        <div css={formStyle}>
          <p role="alert">{faultOf(state.error).words}</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      </SignInPage>
    );
  }
  if (state.is === 'reset') {
    return (
      <NewPassword
        company={company}
        code={state.code}
        email={state.email}
        onDead={() => setState({ is: 'dead' })}
      />
    );
  }
  return <Followed company={company} purpose={state.purpose} email={state.email} />;
}
