import type { MdxComponentName } from '../../contract/mdx/mdx-components';
import { parseBody } from '../../contract/mdx/parse-body';
import type { CatalogContext, PageContext } from '../shared/page-context';

export const examples: Record<MdxComponentName, string> = {
  Callout: `<Callout tone="tip" title="Bring your card">

If you have it at hand, bring your Medicaid card. If not, come anyway.

</Callout>`,
  SampleNote: `<SampleNote title="For the agency that uses this site">

Only the demo shows this. \`npm run content\` lists each one.

</SampleNote>`,
  Language: `<Language code="es">

Hablamos español.

</Language>`,
  Source: '<Source href="https://www.medicaid.gov/" title="Medicaid.gov" checked="2026-11-27" />',
  Fact: 'Savings may be at most <Fact program="nj-jacc" fact="savings-limit-single" />.',
  Steps: `<Steps>

<Step title="Call us">

It takes about 15 minutes.

</Step>

<Step title="Meet your aide">

You meet the person before you need them.

</Step>

</Steps>`,
  Step: `<Steps row="true">

<Step title="One">

With \`row\`, steps stand side by side where there is room.

</Step>

<Step title="Two">

On phones they stand below each other.

</Step>

</Steps>`,
  Programs: '<Programs />',
  ProgramCard: `<ProgramCard name="Home Help" for="People with Michigan Medicaid">

Pays for help with washing, dressing and meals.

</ProgramCard>`,
  ContactCard: '<ContactCard />',
  FaqList: '<FaqList topic="eligibility" />',
  CountyMap: '<CountyMap />',
  EligibilityButton: '<EligibilityButton label="Check if you are eligible" />',
  Figure:
    '<Figure src="/icon.svg" alt="The lark of our logo" caption="A picture with a line under it" />',
  DownloadList: `<DownloadList>

<Download href="/files/checklist.pdf" title="Checklist for a first visit" detail="PDF, 1 page" />

</DownloadList>`,
  Download: `<DownloadList>

<Download href="/files/checklist.pdf" title="Without a detail" />

</DownloadList>`,
  RegionName: 'You reach <RegionName /> by phone.',
  RegionPlace: 'Our <RegionPlace /> office is open.',
  RegionPhone: 'Call <RegionPhone />.',
  RegionAfterHours: 'At night, call <RegionAfterHours />.',
  RegionEmail: 'Write to <RegionEmail />.',
  RegionAddress: 'Visit us at <RegionAddress />.',
};

const catalogPath = '/catalog';

/** The catalog of MDX components, only in `gatsby develop`. @param base the context of any page, for its layout */
export async function createCatalogPage(
  base: PageContext,
): Promise<{ path: string; context: CatalogContext }> {
  const rendered = await Promise.all(
    Object.entries(examples).map(async ([name, source]) => ({
      name,
      source,
      content: (await parseBody(source, '')).content,
    })),
  );
  return {
    path: catalogPath,
    context: {
      ...base,
      pagePath: catalogPath,
      source: '',
      title: 'Components for editors',
      lead: 'Each component as you write it, and as it looks. This page is not part of the published site.',
      illustration: null,
      unlisted: true,
      breadcrumbs: [],
      examples: rendered,
    },
  };
}
