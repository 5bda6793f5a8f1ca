import type { RegionId } from '../../../contract/shared/regions';
import type { LanguageNotice } from '../../shared/page-context';
import type { LoadedLanguages } from '../content/load/load-languages';

export type NoticeSource = Pick<LoadedLanguages, 'notices' | 'stateLanguages'>;

/** The notices in a state's languages, the most spoken one first, and all notices in the order of its page. */
export function selectNotices(
  region: RegionId,
  { notices, stateLanguages }: NoticeSource,
): { listed: LanguageNotice[]; all: LanguageNotice[] } {
  const find = (name: string) => notices.filter((notice) => notice.name === name);
  const listed = (stateLanguages[region] ?? []).flatMap(find);
  const first = [...find('English'), ...listed];
  return { listed, all: [...first, ...notices.filter((notice) => !first.includes(notice))] };
}
