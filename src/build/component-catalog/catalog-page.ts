import { mdxToData } from '../../../contract/mdx/mdx-to-data';
import type { CatalogContext, PageContext } from '../../site/page-context';
import { examples } from './examples';

const catalogPath = '/catalogue';

/** The catalog of MDX components, only in `gatsby develop`. @param base the context of any page, for its layout */
export async function createCatalogPage(
  base: PageContext,
): Promise<{ path: string; context: CatalogContext }> {
  const rendered = await Promise.all(
    Object.entries(examples).map(async ([name, source]) => ({
      name,
      source,
      content: await mdxToData(source, ''),
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
