import { toSiteLanguage, type ClientLanguage } from '../../../../contract/shared/languages';
import type { Template } from '../../../../contract/inbox/template-schema';

/** Templates in the language in which we write to a person come first, those without a language next. Otherwise the order stays. */
export function orderTemplates<Item extends Pick<Template, 'language'>>(
  templates: readonly Item[],
  language: ClientLanguage | null,
): Item[] {
  const ranks = [toSiteLanguage(language), null];
  const getRank = (template: Item) =>
    ranks.includes(template.language) ? ranks.indexOf(template.language) : ranks.length;
  return [...templates].sort((one, other) => getRank(one) - getRank(other));
}
