import { useTranslation } from '../../../browser/hooks/use-translation';
import { FilledText } from '../../../ui/filled-text';
import { toLanguagePath } from '../../../../contract/shared/text/site-languages';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { css } from '@emotion/react';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { statusLinkDays, replyFileLimits } from '../../../../contract/help-desk/constants';
import { ApiError, callApi, getCallErrorMessage } from '../../../browser/api/api-client';
import type { RegionRecord } from '../../../shared/page-context';
import { routes } from '../../../shared/routes';
import { space, type, scriptOnlyStyle } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { cardStyle } from '../../../ui/card.styles';
import { errorBoxStyle } from '../../../ui/fields/error-summary';
import { Spinner } from '../../../ui/loading/spinner';
import { TelLink } from '../../../ui/tel-link';
import { RequestCard } from './request-card';

type Office = Pick<RegionRecord, 'place' | 'phone'>;

/**
 * The status of a request, for anyone who has its private link.
 * @param office to call if the link does not work
 */
export function RequestStatus({ office }: { office: Office }) {
  const token = useToken();
  const { translate } = useTranslation();
  return (
    <div css={boxStyle}>
      {token === null && <Loading />}
      {token === '' && (
        <InvalidLink title="This link is incomplete" office={office}>
          {translate(
            'The part after the # is missing. Open the link from the page or email you got when you sent your request, or copy all of it again.',
          )}
        </InvalidLink>
      )}
      {token && <RequestView key={token} token={token} office={office} />}
    </div>
  );
}

function RequestView({ token, office }: { token: string; office: Office }) {
  const { state, request, refresh } = useRequestStatus(token);
  const { translate } = useTranslation();
  if (state === 'unknown') {
    return (
      <InvalidLink title="This link doesn’t work" office={office}>
        {translate(
          `It’s incomplete or has expired. A link works for ${statusLinkDays} days; a link to a file works for ${replyFileLimits.days} days or until your office sends a new one. Open the link in the latest email, or copy all of it again. Or call your office and tell them your reference.`,
        )}
      </InvalidLink>
    );
  }
  return (
    <>
      {typeof state === 'object' && (
        <div role="alert" css={errorBoxStyle}>
          <p>
            <strong>
              {translate(
                request === null
                  ? 'We couldn’t load your request.'
                  : 'This may be out of date. We couldn’t refresh it.',
              )}
            </strong>{' '}
            {translate(state.error)}
          </p>
          <Button onClick={refresh}>{translate('Try again')}</Button>
        </div>
      )}
      {request === null && state === 'loading' && <Loading />}
      {request !== null && <RequestCard token={token} request={request} refresh={refresh} />}
    </>
  );
}

type InvalidLinkProps = { title: string; office: Office; children: ReactNode };

function InvalidLink({ title, office, children }: InvalidLinkProps) {
  const { language, translate } = useTranslation();
  return (
    <div role="alert" css={[cardStyle, css({ display: 'grid', gap: space[3] })]}>
      <h2 css={{ fontSize: type.size.h3 }}>{translate(title)}</h2>
      <p>{children}</p>
      <p>
        {translate(`${office.place} office:`)} <TelLink phone={office.phone} />.{' '}
        <FilledText
          text="You’ll find all offices and the form on the {page}."
          values={{
            page: <a href={toLanguagePath(routes.helpDesk, language)}>{translate('help desk')}</a>,
          }}
        />
      </p>
    </div>
  );
}

function Loading() {
  const { translate } = useTranslation();
  return (
    <p css={loadingStyle}>
      <Spinner /> <span role="status">{translate('Loading your request…')}</span>
    </p>
  );
}

const loadingStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '12rem',
  ...scriptOnlyStyle,
});

const boxStyle = css({ display: 'grid', gap: space[5], maxWidth: '40rem' });

type RequestStatusView = {
  /** The last fetch; 'unknown' is a token that is wrong or has expired. */
  state: 'loading' | 'loaded' | 'unknown' | { error: string };
  /** A failed refresh keeps what was loaded before. */
  request: HelpDeskStatus | null;
};

/** The private token in the URL's fragment: '' if there is none, null in the built page. */
function useToken(): string | null {
  return useSyncExternalStore(subscribeToHash, readToken, () => null);
}

/** Fetches a request on mount, when the tab becomes visible, and by `refresh`. A hook of one token: remount for another. */
function useRequestStatus(token: string): RequestStatusView & { refresh: () => void } {
  const [view, setView] = useState<RequestStatusView>({ state: 'loading', request: null });
  const lastFetch = useRef(0);

  const load = useCallback(async () => {
    lastFetch.current += 1;
    const fetchNumber = lastFetch.current;
    const next = await fetchRequest(token);
    if (fetchNumber !== lastFetch.current) return;
    setView((before) => ({ ...before, ...next }));
  }, [token]);

  useEffect(() => {
    void load();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [load]);

  const refresh = () => {
    setView((before) => ({ ...before, state: 'loading' }));
    void load();
  };
  return { ...view, refresh };
}

async function fetchRequest(token: string): Promise<Partial<RequestStatusView>> {
  try {
    const request = await callApi('POST /helpDesk/status', { body: { token } });
    return { state: 'loaded', request };
  } catch (error) {
    // 400 is a text that cannot be a token.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isUnknown) return { state: 'unknown', request: null };
    return { state: { error: getCallErrorMessage(error) } };
  }
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readToken(): string {
  const fragment = window.location.hash.slice(1);
  try {
    return decodeURIComponent(fragment).trim();
  } catch {
    return fragment;
  }
}
