import { parseDraftKey } from '../../../../contract/drafts/constants';
import type { DraftContent } from '../../../../contract/drafts/schema';
import type { FormDraft, UnsavedWork } from '../use-staff';

type Drafts = Pick<UnsavedWork, 'drafts' | 'forms'>;

/** The stored part of a draft; null if there is none, or if it is not of a kind that the server stores. */
export function readContent({ drafts, forms }: Drafts, key: string): DraftContent | null {
  if (parseDraftKey(key) === null) return null;
  const message = drafts.get(key);
  if (message !== undefined) return message;
  const form = forms.get(key);
  if (form?.kind !== 'fields' || Object.keys(form.values).length === 0) return null;
  return { kind: 'fields', values: form.values, base: form.base };
}

export function writeContent(work: Drafts, key: string, content: DraftContent): void {
  if ('kind' in content) work.forms.set(key, content);
  else work.drafts.set(key, content);
}

/** The same for equal drafts, whatever the order of their fields. */
export function serializeContent(content: DraftContent): string {
  if (!('kind' in content)) {
    const { text, recipient = null, originalRecipients = null } = content;
    return JSON.stringify([text, recipient, originalRecipients]);
  }
  const values = Object.entries(content.values).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([values, content.base]);
}

/** Posts save themselves, and photos are never stored in a draft. */
export function isLostOnLeaving([key, draft]: readonly [string, FormDraft]): boolean {
  return parseDraftKey(key) === null || draft.kind === 'post' || draft.photo !== undefined;
}
