import { useEffect, useState } from 'react';
import { applyEmailedLink, readEmailedLink } from '../../../browser/auth/account';
import { FormPlaceholder } from '../form-placeholder';
import { LoadError } from '../require-account';
import { InvalidLink, LinkResult } from './link-result';
import { resolveLink, type LinkState } from './link-state';
import { NewPasswordPage } from './new-password-form';

/**
 * /auth/action, where the links in Firebase's e-mails lead (?mode=…&oobCode=…). The code opens the account, so it is removed
 * from the URL at once.
 */
export function EmailActionPage({ search }: { search: string }) {
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
      return <InvalidLink />;
    case 'failed':
      return (
        <LoadError
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
          code={state.code}
          email={state.email}
          onExpired={() => setState({ status: 'invalid' })}
        />
      );
    case 'done':
      return <LinkResult purpose={state.purpose} email={state.email} />;
  }
}
