import { Component, type ReactNode } from 'react';
import type { ContentNode } from '../../../../contract/mdx/content-node';
import { RegionProvider } from '../../../layout/region-context';
import type { LayoutContext } from '../../../site/page-context';
import { PostArticle, type Cover } from '../../../templates/posts/post-article';

type MdxPreviewProps = {
  /** The MDX source; a change retries a preview that failed. */
  body: string;
  content: ContentNode[];
  cover?: Cover | null;
  shell: LayoutContext;
};

export function MdxPreview({ body, content, cover = null, shell }: MdxPreviewProps) {
  return (
    <PreviewErrorBoundary key={body}>
      <RegionProvider value={shell}>
        <PostArticle content={content} cover={cover} />
      </RegionProvider>
    </PreviewErrorBoundary>
  );
}

class PreviewErrorBoundary extends Component<{ children: ReactNode }, { hasError: boolean }> {
  override state = { hasError: false };
  static getDerivedStateFromError() {
    return { hasError: true };
  }
  override render() {
    if (!this.state.hasError) return this.props.children;
    return <p role="status">No preview available. The published page may still show this.</p>;
  }
}
