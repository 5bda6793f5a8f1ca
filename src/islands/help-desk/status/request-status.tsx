import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { statusLinkDays, answerFile } from '../../../../contract/help-desk/constants';
import { telHref } from '../../../../contract/shared/phone';
import { earlyTap } from '../../../site/replay-input';
import type { RegionRecord } from '../../../site/page-context';
import { routes } from '../../../site/routes';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { Button } from '../../../ui/buttons/button';
import { cardStyle } from '../../../ui/card.styles';
import { faultBoxStyle } from '../../../ui/error.styles';
import { needsScript } from '../../../ui/loading/script-only.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { useStatus, useToken } from './use-request-status';

type Office = Pick<RegionRecord, 'place' | 'phone'>;

type RequestStatusProps = {
  /** Whom to call when the link does not work. */
  office: Office;
  /** The numbers of all offices, for who has no script. */
  numbers: ReactNode;
};

/** How a request stands, for whoever has its private link. */
export function RequestStatus({ office, numbers }: RequestStatusProps) {
  const token = useToken();
  return (
    <div data-keep-clear css={boxStyle}>
      <noscript>
        <p css={{ marginBottom: space[5] }}>
          This page needs JavaScript. Please call your office and say your reference.
        </p>
        {numbers}
      </noscript>
      {token === null && <Waiting />}
      {token === '' && (
        <Dead title="This link is not whole" office={office}>
          The part after the # is missing. Open the link that you got when you sent your request, or
          copy it again, all of it.
        </Dead>
      )}
      {token !== null && token !== '' && <Known token={token} office={office} />}
    </div>
  );
}

function Known({ token, office }: { token: string; office: Office }) {
  const { state, known, refresh } = useStatus(token);
  if (state === 'unknown') {
    return (
      <Dead title="We do not know this link" office={office}>
        It is not whole, or it has expired: a link works for {statusLinkDays} days, one to a file
        for {answerFile.days} days or until your office sends another. Open the link of the latest
        e-mail, or copy yours again, all of it. Or call your office and say your reference.
      </Dead>
    );
  }
  return (
    <>
      {typeof state === 'object' && (
        <div role="alert" css={faultBoxStyle}>
          <p>
            <strong>
              {known === null
                ? 'We could not look up your request.'
                : 'This may be out of date: we could not look again.'}
            </strong>{' '}
            {state.failed}
          </p>
          <Button onClick={refresh}>Try again</Button>
        </div>
      )}
      {known === null ? (
        state === 'loading' && <Waiting />
      ) : (
        <known.Card token={token} status={known.status} refresh={refresh} />
      )}
    </>
  );
}

type DeadProps = { title: string; office: Office; children: ReactNode };

function Dead({ title, office, children }: DeadProps) {
  return (
    <div role="alert" css={[cardStyle, css({ display: 'grid', gap: space[3] })]}>
      <h2 css={{ fontSize: type.size.h3 }}>{title}</h2>
      <p>{children}</p>
      <p>
        {office.place} office: <a href={telHref(office.phone)}>{office.phone}</a>. All offices and
        the form are on the <a href={routes.helpDesk}>help desk</a>.
      </p>
    </div>
  );
}

function Waiting() {
  return (
    <p {...{ [earlyTap.now]: '' }} css={waitingStyle}>
      <Spinner /> <span role="status">Looking up your request</span>
    </p>
  );
}

const waitingStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '12rem',
  ...needsScript,
});

const boxStyle = css({ display: 'grid', gap: space[5], maxWidth: '40rem' });
