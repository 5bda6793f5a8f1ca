import { useEffect, useState } from 'react';
import { applyEmailedLink, readEmailedLink } from '../../../lib/auth/account';
import { FormPlaceholder } from '../form-placeholder';
import { LoadError } from '../load-error';
import { ActionResult } from './action-result';
import { InvalidLink } from './invalid-link';
import { resolveLink, type LinkState } from './link-state';
import { NewPasswordPage } from './new-password-form';

type EmailActionPageProps = { company: string; search: string };

/**
 * /auth/action, where the links in Firebase's e-mails lead (?mode=…&oobCode=…). The code opens the account, so it is removed
 * from the URL at once.
 */
export function EmailActionPage({ company, search }: EmailActionPageProps) {
  const [code] = useState(() => new URLSearchParams(search).get('oobCode'));
  const [state, setState] = useState<LinkState>({ status: 'checking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  useEffect(() => {
    void resolveLink(code, { readLink: readEmailedLink, followLink: applyEmailedLink }).then(
      setState,
    );
  }, [code, attempt]);

  switch (state.status) {
    case 'checking':
      return <FormPlaceholder label="Checking the link" />;
    case 'invalid':
      return <InvalidLink company={company} />;
    case 'failed':
      return (
        <LoadError
          company={company}
          title="We couldn’t check the link"
          error={state.error}
          onRetry={() => {
            setState({ status: 'checking' });
            setAttempt(attempt + 1);
          }}
        />
      );
    case 'reset':
      return (
        <NewPasswordPage
          company={company}
          code={state.code}
          email={state.email}
          onExpired={() => setState({ status: 'invalid' })}
        />
      );
    case 'done':
      return <ActionResult company={company} purpose={state.purpose} email={state.email} />;
  }
}
