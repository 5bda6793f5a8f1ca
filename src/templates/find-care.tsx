import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { translateProgram, type Fact, type Program } from '../../contract/programs/program';
import { screenerCatalogs } from '../../contract/screener/spanish';
import { zipRanges } from '../../contract/shared/state-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { EligibilityPageForm } from '../islands/eligibility/form/eligibility-form';
import { ScreenerForm } from '../islands/screener/screener-form';
import { Island } from '../islands/island';
import { ContactCard } from '../mdx/contact-card';
import { Prose } from '../mdx/content';
import { Seo } from '../layout/head/seo';
import type { FindCareContext, TemplateProps } from '../shared/page-context';
import { toFormOffice } from '../shared/page-office';
import { media } from '../theme/layout';
import { space } from '../theme/tokens';
import { cardStyle } from '../ui/card.styles';
import { ArticleLayout } from './components/article-layout';
import { PageHeader } from './components/page-header';

/** "What may pay for care". The answers may be sent along with the eligibility check below the result. */
export function FindCareTemplate({ page, content }: TemplateProps<FindCareContext>) {
  const { regionId, region, programs } = page;
  const offices = page.offices.map(toFormOffice);
  const { language } = useTexts();
  const catalog = screenerCatalogs[language];
  return (
    <>
      <Seo page={page} />
      <PageHeader page={page} />
      <ArticleLayout aside={<ContactCard />}>
        <div css={boxStyle}>
          <div css={cardStyle}>
            <ScreenerForm
              programs={programs.map((program) =>
                withoutReviews(translateProgram(program, language)),
              )}
              offices={page.offices.map((office) => ({
                ...toFormOffice(office),
                counties: office.counties,
              }))}
              zips={zipRanges}
              pageRegion={regionId === defaultRegion ? null : regionId}
              catalog={catalog}
            />
          </div>
          <section data-send-answers hidden aria-labelledby="send-answers" css={sendStyle}>
            <h2 id="send-answers" tabIndex={-1}>
              {catalog.texts.result.send}
            </h2>
            <p>
              {catalog.translate(
                'Tell us how to reach you. We’ll call you back with your answers in front of us.',
              )}
            </p>
            <div css={cardStyle}>
              <Island
                name="eligibility"
                component={EligibilityPageForm}
                props={{ offices, defaultOffice: toFormOffice(region), hasScreener: true }}
              />
            </div>
          </section>
          <Prose nodes={content} />
        </div>
      </ArticleLayout>
    </>
  );
}

/** The rules and the result need only these fields. */
function withoutReviews({ facts, ...program }: Program): Program {
  const used = facts.map(
    ({ id, value, from, until, source }) => ({ id, value, from, until, source }) as Fact,
  );
  return { ...program, facts: used };
}

const boxStyle = css({
  display: 'grid',
  gap: space[8],
  maxWidth: '44rem',
  // On a phone, the first question is in view.
  [media.belowTablet]: { marginTop: `calc(-1 * ${space[6]})` },
});

const sendStyle = css({
  display: 'grid',
  gap: space[4],
  '& h2:focus': { outline: 'none' },
  '@media print': { display: 'none' },
});
