import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { statusLinkDays, replyFileLimits } from '../../../../contract/help-desk/constants';
import { telHref } from '../../../../contract/shared/phone';
import type { RegionRecord } from '../../../shared/page-context';
import { routes } from '../../../shared/routes';
import { space, type, scriptOnlyStyle } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { cardStyle } from '../../../ui/card.styles';
import { errorBoxStyle } from '../../../ui/fields/error-summary';
import { Spinner } from '../../../ui/loading/spinner';
import { RequestCard } from './request-card';
import { useRequestStatus, useToken } from './use-request-status';

type Office = Pick<RegionRecord, 'place' | 'phone'>;

/**
 * The status of a request, for anyone who has its private link.
 * @param office to call if the link does not work
 */
export function RequestStatus({ office }: { office: Office }) {
  const token = useToken();
  return (
    <div css={boxStyle}>
      {token === null && <Loading />}
      {token === '' && (
        <InvalidLink title="This link is incomplete" office={office}>
          The part after the # is missing. Open the link from the page or e-mail you got when you
          sent your request, or copy all of it again.
        </InvalidLink>
      )}
      {token && <RequestView key={token} token={token} office={office} />}
    </div>
  );
}

function RequestView({ token, office }: { token: string; office: Office }) {
  const { state, request, refresh } = useRequestStatus(token);
  if (state === 'unknown') {
    return (
      <InvalidLink title="This link doesn’t work" office={office}>
        It’s incomplete or has expired. A link works for {statusLinkDays} days; a link to a file
        works for {replyFileLimits.days} days or until your office sends a new one. Open the link in
        the latest e-mail, or copy all of it again. Or call your office and tell them your
        reference.
      </InvalidLink>
    );
  }
  return (
    <>
      {typeof state === 'object' && (
        <div role="alert" css={errorBoxStyle}>
          <p>
            <strong>
              {request === null
                ? 'We couldn’t load your request.'
                : 'This may be out of date. We couldn’t refresh it.'}
            </strong>{' '}
            {state.error}
          </p>
          <Button onClick={refresh}>Try again</Button>
        </div>
      )}
      {request === null && state === 'loading' && <Loading />}
      {request !== null && <RequestCard token={token} request={request} refresh={refresh} />}
    </>
  );
}

type InvalidLinkProps = { title: string; office: Office; children: ReactNode };

function InvalidLink({ title, office, children }: InvalidLinkProps) {
  return (
    <div role="alert" css={[cardStyle, css({ display: 'grid', gap: space[3] })]}>
      <h2 css={{ fontSize: type.size.h3 }}>{title}</h2>
      <p>{children}</p>
      <p>
        {office.place} office: <a href={telHref(office.phone)}>{office.phone}</a>. You’ll find all
        offices and the form on the <a href={routes.helpDesk}>help desk</a>.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <p css={loadingStyle}>
      <Spinner /> <span role="status">Loading your request…</span>
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
