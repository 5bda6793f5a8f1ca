import type { ContentNode } from '../../../../contract/mdx/content-node';
import { RegionProvider } from '../../../layout/region-context';
import type { ShellContext } from '../../../site/page-context';
import { PostArticle, type Cover } from '../../../templates/posts/post-article';
import { Unbroken } from './preview-error-boundary';

type SiteTextProps = {
  /** The text as it was read; another one is tried anew where the one before was broken. */
  body: string;
  content: ContentNode[];
  cover?: Cover | null;
  shell: ShellContext;
};

/** A text as its page shows it: the site's own article, with the office that its components read. */
export function SiteText({ body, content, cover = null, shell }: SiteTextProps) {
  return (
    <Unbroken key={body}>
      <RegionProvider value={shell}>
        <PostArticle content={content} cover={cover} />
      </RegionProvider>
    </Unbroken>
  );
}
