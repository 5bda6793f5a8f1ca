import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { curlAllQuotes } from '../../../../contract/shared/text/curl-quotes';
import type { LanguageNotice } from '../../../shared/page-context';
import { checkLanguage, describeMissingNotices } from '../checks/check-languages';
import { checkYaml } from '../yaml/check-yaml';
import type { ContentIssue } from '../issues';
import { LanguageFields } from '../schemas/language-schema';
import { LanguageSettings, type StateLanguages } from '../schemas/settings-schema';
import { loadYamlFiles } from './load-yaml-files';

export type MissingNotices = ContentIssue & { hasReason: boolean };

export type LoadedLanguages = {
  notices: LanguageNotice[];
  /** The names of each state's languages, the most spoken one first. */
  stateLanguages: Partial<Record<RegionId, readonly string[]>>;
  /** One per state. They are no issues until a site with real clients is built. */
  missingNotices: MissingNotices[];
  issues: ContentIssue[];
};

const settingsFile = 'content/settings/languages.yaml';

/** Reads and checks content/languages/ and the list of each state. Files with issues are not in the lists. */
export function loadLanguages(root: string): LoadedLanguages {
  const { files, issues } = loadYamlFiles<LanguageFields>(
    root,
    'content/languages',
    LanguageFields,
    checkLanguage,
  );
  const text = readFileSync(join(root, settingsFile), 'utf8');
  const settings = checkYaml(settingsFile, text, 1, LanguageSettings);
  const states = (settings.issues.length > 0 ? {} : settings.value) as {
    [Id in RegionId]?: StateLanguages;
  };
  const missingNotices = regionIds.flatMap((id): MissingNotices[] => {
    const { [id]: state } = states;
    if (state === undefined) return [];
    const fields = files.map((file) => file.fields);
    const description = describeMissingNotices(regionFacts[id].state, state, fields);
    const line = settings.getLine([id, 'languages']);
    const hasReason = state.reason !== undefined;
    return description === null ? [] : [{ file: settingsFile, line, hasReason, ...description }];
  });
  return {
    notices: files.map(({ id, fields }) => ({ code: id, ...curlAllQuotes(fields) })),
    stateLanguages: Object.fromEntries(regionIds.map((id) => [id, states[id]?.languages ?? []])),
    missingNotices,
    issues: [...issues, ...settings.issues],
  };
}
