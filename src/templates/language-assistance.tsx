import { css } from '@emotion/react';
import { relayNumber } from '../../contract/shared/phone';
import { useTexts } from '../browser/hooks/use-texts';
import { PhoneLink } from '../layout/links';
import type { LanguageNotice, NoticesContext, TemplateProps } from '../shared/page-context';
import { media } from '../theme/layout';
import { color, space, type } from '../theme/tokens';
import { Container } from '../ui/container';
import { FilledText } from '../ui/filled-text';
import { TextPage } from './components/text-page';

/** The notice of free language help (45 CFR 92.11), also to print and hang up. */
export function LanguageAssistanceTemplate({ page, content }: TemplateProps<NoticesContext>) {
  return (
    <TextPage
      content={content}
      page={page}
      before={
        <Container css={listStyle}>
          {page.notices.map((notice) => (
            <Notice key={notice.code} {...notice} />
          ))}
        </Container>
      }
    />
  );
}

function Notice({ code, name, ownName, direction, notice }: LanguageNotice) {
  const { language, jobs } = useTexts();
  // On the right-to-left lines, too, a number reads from left to right.
  const numbers = {
    phone: (
      <bdi dir="ltr">
        <PhoneLink />
      </bdi>
    ),
    tty: <bdi dir="ltr">{relayNumber}</bdi>,
  };
  return (
    <section lang={code} dir={direction} css={noticeStyle}>
      <h2 css={{ fontSize: type.size.h3 }}>{ownName}</h2>
      {name !== ownName && (
        <p lang={language} css={{ color: color.muted, fontSize: type.size.label }}>
          {jobs.languages[name] ?? name}
        </p>
      )}
      <p>
        <FilledText text={notice} values={numbers} />
      </p>
    </section>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[6],
  paddingTop: space.section,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[12] },
  '@media print': { gap: space[3], paddingTop: space[4] },
});

const noticeStyle = css({
  paddingTop: space[4],
  borderTop: `1px solid ${color.divider}`,
  breakInside: 'avoid',
});
