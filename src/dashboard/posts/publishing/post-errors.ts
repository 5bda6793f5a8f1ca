import { validateForm } from '../../../../contract/forms/rules';
import { postFields, type PostField, type PostValues } from '../../../../contract/posts/constants';
import { postRules } from '../../../../contract/posts/form';
import type { ApiError } from '../../../browser/api/api-client';
import type { PostDraft } from '../post-draft';

/** The errors of a rejected action, and the values at that time. */
export type RejectedAction = Pick<ApiError, 'fields' | 'issues'> & { values: PostValues };

/** The rejected fields in form order. A field that was edited since counts as fixed. */
export function listFieldErrors(rejected: RejectedAction | null, values: PostValues) {
  if (rejected === null) return [];
  return postFields.flatMap((field) => {
    const message = rejected.fields[field];
    if (message === undefined) return [];
    const isFixed = values[field] !== rejected.values[field];
    return [{ id: `post-${field}`, field, message, isFixed }];
  });
}

export function collectErrors(
  { values, saved, status }: PostDraft['state'],
  rejectedAction: RejectedAction | null,
  { slugError, bodyIssues }: { slugError: string | undefined; bodyIssues: ApiError['issues'] },
) {
  const rejectedSave = status.is === 'rejected' ? status : null;
  const fieldErrors = listFieldErrors(rejectedAction, values);
  const openErrors = fieldErrors.filter(({ isFixed }) => !isFixed);
  const isBodyUnchanged = rejectedAction?.values.body === values.body;
  // Only once they are saved, because a field that someone is typing in is not done.
  const savedErrors = Object.entries(validateForm(postRules, saved.values)).filter(
    ([field]) => saved.values[field as PostField] === values[field as PostField],
  );
  const byField: Readonly<Record<string, string | undefined>> = {
    slug: slugError,
    ...Object.fromEntries(savedErrors),
    ...Object.fromEntries(openErrors.map(({ field, message }) => [field, message])),
    ...rejectedSave?.fields,
  };
  return {
    byField,
    bodyIssues: isBodyUnchanged ? rejectedAction.issues : bodyIssues,
    // Fixed errors stay, struck through, until everything is saved: nothing moves while the person types.
    summary: status.is === 'saved' && openErrors.length === 0 ? [] : fieldErrors,
    hasFieldErrors: fieldErrors.length > 0,
  };
}
