import type { RefObject } from 'react';
import { previewDelay, useMdxPreview } from '../../components/mdx-preview/mdx-preview';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import type { PostDraft } from '../post-draft';
import { collectErrors, type RejectedAction } from '../publishing/post-errors';
import type { BodyFieldHandle } from './body-field';
import { useUniqueSlug } from './use-unique-slug';

/** The errors of a draft; those of the text lead to its first issue. */
export function usePostErrors(
  draft: PostDraft,
  rejected: RejectedAction | null,
  body: RefObject<BodyFieldHandle>,
) {
  const { saved, values } = draft.state;
  const slugError = useUniqueSlug(saved, values, (slug) => draft.set('slug', slug));
  const checked = useMdxPreview(useDebouncedValue(values.body, previewDelay), 'post').data;
  const errors = collectErrors(draft.state, rejected, {
    slugError,
    bodyIssues: checked?.issues ?? [],
  });
  const [firstIssue] = errors.bodyIssues;
  return {
    ...errors,
    summary: errors.summary.map((error) =>
      error.field === 'body'
        ? {
            ...error,
            ...(firstIssue && { message: `Line ${firstIssue.line}: ${firstIssue.message}` }),
            focusField: () => body.current?.focusAt(firstIssue),
          }
        : error,
    ),
  };
}
