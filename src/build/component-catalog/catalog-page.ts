import { mdxToData } from '../../../contract/mdx/mdx-to-data';
import type { CatalogueContext, PageContext } from '../../site/page-context';
import { examples } from './examples';

export const cataloguePath = '/catalogue';

/** The page of all components, made in `gatsby develop` alone. `like` is the context of a page whose office it borrows. */
export async function cataloguePage(
  like: PageContext,
): Promise<{ path: string; context: CatalogueContext }> {
  const shown = await Promise.all(
    Object.entries(examples).map(async ([name, source]) => ({
      name,
      source,
      content: await mdxToData(source, ''),
    })),
  );
  const title = 'Components for editors';
  return {
    path: cataloguePath,
    context: {
      ...like,
      pagePath: cataloguePath,
      source: '',
      title,
      lead: 'Each component as you write it, and as it looks. This page is not part of the published site.',
      illustration: null,
      unlisted: true,
      breadcrumbs: [],
      examples: shown,
    },
  };
}
