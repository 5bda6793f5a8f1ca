import useSWR from 'swr';
import type { Chat } from '../../../../contract/inbox/schema';
import type { TemplatesAnswer } from '../../../../contract/inbox/template-schema';

/** The office's templates, with what is known of the person of a thread. */
export function useTemplates({ userId }: Pick<Chat, 'userId'>) {
  return useSWR<TemplatesAnswer>(`/templates?userId=${encodeURIComponent(userId)}`);
}
