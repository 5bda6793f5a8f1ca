import { createContext, useContext, type ReactNode } from 'react';
import { css } from '@emotion/react';
import type { SiteLanguage } from '../../contract/shared/text/site-languages';
import { useTexts } from '../browser/hooks/use-texts';
import { TextLanguageContext } from '../layout/region-context';
import { color, space, motion, type, scriptOnlyStyle } from '../theme/tokens';
import { Button } from '../ui/buttons/button';
import { Icon } from '../ui/icon';
import { proseStyle } from './prose.styles';

/** The answer is already rendered, because importing the component map here would be a cycle. */
export type Faq = {
  id: string;
  question: string;
  topic: string;
  isLocal: boolean;
  language: SiteLanguage;
  answer: ReactNode;
};

const FaqContext = createContext<readonly Faq[]>([]);

export const FaqProvider = FaqContext.Provider;

export function FaqList({ topic, limit }: { topic?: string; limit?: number }) {
  const faqs = useContext(FaqContext).filter((faq) => topic === undefined || faq.topic === topic);
  const { language: pageLanguage, page } = useTexts();
  return (
    <div css={{ borderTop: `1px solid ${color.divider}` }}>
      {faqs.slice(0, limit).map(({ id, question, answer, language }) => (
        <details
          key={id}
          id={id}
          {...(language !== pageLanguage && { lang: language })}
          css={itemStyle}
        >
          <summary css={questionStyle}>
            <h3 css={headingStyle}>{question}</h3>
            <Icon name="chevron" size="1.5rem" />
          </summary>
          <div css={[proseStyle, css({ paddingBottom: space[5] })]}>
            <TextLanguageContext.Provider value={language === pageLanguage ? null : language}>
              {answer}
            </TextLanguageContext.Provider>
            <p css={linkStyle}>
              <a href={`#${id}`}>{page.linkToAnswer}</a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

const linkStyle = css({ fontSize: type.size.small, '@media print': { display: 'none' } });

const itemStyle = css({
  scrollMarginTop: space[4],
  borderBottom: `1px solid ${color.divider}`,
  '& > summary > .icon': { color: color.primary, transition: `transform ${motion.calm}` },
  '&[open] > summary > .icon': { transform: 'rotate(180deg)' },
});

/** Reserves room for the marker. */
const headingStyle = css({
  maxWidth: `calc(100% - 1.5rem - ${space[4]})`,
  fontSize: type.size.h4,
  lineHeight: 1.35,
});

const questionStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '3.75rem',
  paddingBlock: space[3],
  '&:hover h3': { color: color.primary },
});

/** Opens or closes all questions of the page, to read or print them at once (faq-list.script.ts). */
export function OpenAllFaqs() {
  const { page } = useTexts();
  return (
    <p css={boxStyle}>
      <Button tone="outline" data-open-faqs>
        {page.openAll}
      </Button>
    </p>
  );
}

const boxStyle = css(scriptOnlyStyle, { '@media print': { display: 'none' } });
