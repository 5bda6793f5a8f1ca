/** Answers to "What may pay for care" that the home page or the search knows already; '' for the others. */
type KnownAnswers = { careFor: string; zip: string; region: string };

/** By it, a script in the head hides the first question before the page is painted (src/layout/head/head-scripts.ts). */
export const knownAnswersPrefix = '#careFor=';

/** As a URL's fragment, because browsers don't send it: the answers tell about someone's health. `careFor` is first, for the prefix. */
export function formatKnownAnswers({ careFor, zip, region }: KnownAnswers): string {
  const answers = new URLSearchParams({ careFor, zip, ...(region && { region }) });
  return `#${answers.toString()}`;
}

export function parseKnownAnswers(fragment: string): KnownAnswers | null {
  if (!fragment.startsWith(knownAnswersPrefix)) return null;
  const answers = new URLSearchParams(fragment.slice(1));
  const get = (name: string) => answers.get(name) ?? '';
  return { careFor: get('careFor'), zip: get('zip'), region: get('region') };
}
