/** What the home page or the search knows of the answers to "What may pay for care"; '' for the others. */
type KnownAnswers = { careFor: string; zip: string; region: string };

/** The script in the head looks for it. */
export const knownAnswersStart = '#careFor=';

/** As the URL's fragment, which no browser sends. */
export function formatKnownAnswers({ careFor, zip, region }: KnownAnswers): string {
  const answers = new URLSearchParams({ careFor, zip, ...(region && { region }) });
  return `#${answers.toString()}`;
}

export function parseKnownAnswers(fragment: string): KnownAnswers | null {
  if (!fragment.startsWith(knownAnswersStart)) return null;
  const answers = new URLSearchParams(fragment.slice(1));
  const get = (name: string) => answers.get(name) ?? '';
  return { careFor: get('careFor'), zip: get('zip'), region: get('region') };
}
