import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { ArrowLeft, Mail, Phone, X } from 'lucide-react';
import { mailtoHref } from '../../../../contract/email-address';
import type { HelpDeskDetail } from '../../../../contract/help-desk-record';
import { formatPhone, telHref } from '../../../../contract/phone';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { AlsoHere } from '../../parts/also-here';
import { denseTarget } from '../../parts/dense-target';
import { useKeys } from '../../parts/keys/use-keys';
import { regionName } from '../../parts/region-name';
import { text } from '../../parts/text';
import { TimeAgo } from '../../parts/time/time-ago';
import { RecordBadge } from '../record-badge';
import { recordPath } from '../use-queue';
import { Asked } from './asked';
import { Away } from './away';
import { Earlier } from './earlier';
import { PayStubFile } from './pay-stub-file';
import { RecordReply } from './record-reply';
import { RecordState } from './record-state';
import { RecordStory } from './record-story';
import { useRecordChange } from './use-record-change';

type RecordProps = {
  record: HelpDeskDetail;
  back: string;
  addressOf: (record: string) => string;
  takesFocus: boolean;
};

/** One request: who asks for what, how it stands, what happened, and the answer. Give it the id as key. */
export function Record({ record, back, addressOf, takesFocus }: RecordProps) {
  const state = useRecordChange(record);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useKeys({
    r: { words: 'To the reply box; Esc leads out of it', act: () => box.current?.focus() },
    e: {
      words: 'Mark this request as reviewed',
      act: () => {
        if (!record.reviewed && record.type !== 'requestPto') void state.change({ reviewed: true });
      },
    },
  });
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <section aria-labelledby="record-name" css={recordStyle}>
      <header css={headerStyle}>
        <Link to={back} aria-label="Back to the list" css={[wayStyle, backStyle]}>
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
          <h2 id="record-name" ref={heading} tabIndex={-1} css={nameStyle}>
            {record.name}
          </h2>
          <p css={{ color: color.muted, fontSize: text.small }}>
            {record.reference} · {regionName(record.region)} · <TimeAgo at={record.at} />{' '}
            <RecordBadge record={record} />
          </p>
        </div>
        <Link to={back} aria-label="Close the request" css={[wayStyle, closeStyle]}>
          <X size={20} aria-hidden />
        </Link>
        <ul css={contactStyle}>
          <li>
            <a href={telHref(record.contact)}>
              <Phone size={16} aria-hidden /> {formatPhone(record.contact)}
            </a>
          </li>
          {record.email !== null && (
            <li>
              <a href={mailtoHref(record.email)}>
                <Mail size={16} aria-hidden /> {record.email}
              </a>
            </li>
          )}
        </ul>
        <AlsoHere path={recordPath(record.id)} />
      </header>
      <RecordState record={record} state={state} />
      <div css={bodyStyle}>
        <Asked record={record} />
        {record.type === 'payStub' && <PayStubFile record={record} />}
        {record.type === 'requestPto' && <Away away={record.away} addressOf={addressOf} />}
        <Earlier earlier={record.earlier} addressOf={addressOf} />
        <RecordStory record={record} />
      </div>
      <RecordReply record={record} box={box} />
    </section>
  );
}

const recordStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${target} - 0.5rem)`,
  [media.desktop]: { minHeight: '100%' },
});

const headerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});

const wayStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: target,
  height: target,
  color: color.text,
});
const backStyle = css({ [media.desktop]: { display: 'none' } });
const closeStyle = css({ display: 'none', [media.desktop]: { display: 'grid' } });
const nameStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});

const contactStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: space[4],
  listStyle: 'none',
  fontSize: '0.9375rem',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: denseTarget,
    overflowWrap: 'anywhere',
  },
  svg: { flex: 'none' },
});

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  flex: 1,
  gap: space[6],
  padding: `${space[5]} clamp(${space[3]}, 2vw, ${space[6]})`,
});
