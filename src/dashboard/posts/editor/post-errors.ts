import { postFields, type PostValues } from '../../../../contract/posts/constants';
import type { ApiError } from '../../../browser/api/api-client';
import type { SaveStatus } from '../draft/save-status';

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

/** The errors of the last action and the last save, and that of the slug. */
export function collectErrors(
  values: PostValues,
  status: SaveStatus,
  rejectedAction: RejectedAction | null,
  slugError: string | undefined,
) {
  const rejectedSave = status.is === 'rejected' ? status : null;
  const fieldErrors = listFieldErrors(rejectedAction, values);
  const openErrors = fieldErrors.filter(({ isFixed }) => !isFixed);
  const isBodyUnchanged = rejectedAction?.values.body === values.body;
  const byField: Readonly<Record<string, string | undefined>> = {
    slug: slugError,
    ...Object.fromEntries(openErrors.map(({ field, message }) => [field, message])),
    ...rejectedSave?.fields,
  };
  return {
    byField,
    bodyIssues: rejectedSave?.issues ?? (isBodyUnchanged ? rejectedAction.issues : []),
    // Fixed errors stay, struck through, until everything is saved: nothing moves while the person types.
    summary: status.is === 'saved' && openErrors.length === 0 ? [] : fieldErrors,
    hasFieldErrors: fieldErrors.length > 0,
  };
}
