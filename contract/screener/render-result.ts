import { languageField } from '../forms/rules';
import { getAreaAgency } from '../programs/area-agencies';
import type { Source } from '../programs/program';
import { formatCountyName } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import { extraRoutes } from '../shared/routes';
import { escapeHtml } from '../shared/text/escape-html';
import { defaultLanguage, toLanguagePath } from '../shared/text/site-languages';
import { renderPhone, tag, toHtml } from './html';
import { renderAdvice } from './render-place';
import { isPrivatePay } from './rules/outcome';
import type { ProgramResult, ScreenerResult } from './result';
import type { ScreenerCatalog } from './catalog';
import { getShortName } from './summarize';
import type { ScreenerTexts } from './messages/page-texts.en';

export type ResultOffice = {
  id: RegionId;
  state: string;
  company: string;
  place: string;
  phone: string;
  counties: readonly string[];
  hours: readonly { days: string; opens: string; closes: string }[];
};

/** The id of the form on the page of a browser without script. */
export const changeForm = 'change-answers';

export type RenderedResult = ScreenerResult & {
  /** Null if care is needed elsewhere, or nobody knows where. */
  office: ResultOffice | null;
  offices: readonly ResultOffice[];
  /** Empty on the site itself. */
  siteOrigin: string;
  /** Without script there is no Print button, and the form to change follows the result. */
  hasScript: boolean;
  /** The address of the call that emails the result; null if the page may send no form. */
  emailAction: string | null;
};

/** The result as HTML for the script and for the server. All texts are escaped here. */
export function renderResult(result: RenderedResult, catalog: ScreenerCatalog): string {
  const { texts } = catalog;
  const { office, hasSkipped, hasScript } = result;
  const labels = texts.result;
  const fitting = result.programs.filter(({ fit }) => fit !== 'another-way');
  const others = result.programs.filter(({ fit }) => fit === 'another-way');
  const actions = [
    office === null
      ? ''
      : `<a href="#send-answers" data-action="send">${escapeHtml(labels.send)}</a>`,
    ...(hasScript
      ? [renderButton('print', labels.print), renderButton('change', labels.change)]
      : []),
  ].filter(Boolean);
  return [
    office === null ? renderOffices(result, texts) : renderTitle(labels.title(office.state)),
    renderSummary(result, catalog),
    office === null ? '' : renderCounty(result, office, catalog),
    tag('p', hasSkipped ? `${labels.estimate} ${labels.skipped}` : labels.estimate),
    office !== null && hasSkipped
      ? `<p data-actions><a href="#${changeForm}" data-action="narrow">${escapeHtml(labels.narrow)}</a></p>`
      : '',
    office === null ? '' : `<p>${escapeHtml(labels.call)} ${renderPhone(office.phone)}</p>`,
    renderPrograms(result, fitting, texts),
    renderOthers(others, fitting.length === 0, office, texts),
    office === null ? '' : renderOffice(office, texts),
    actions.length === 0 ? '' : `<p data-actions>${actions.join('\n')}</p>`,
    office === null ? '' : renderEmailForm(result, office, catalog),
  ].join('\n');
}

/** Without an office, because care is needed elsewhere, or nobody knows where. */
function renderOffices({ offices, hasZip }: RenderedResult, { result: labels }: ScreenerTexts) {
  const items = offices.map(
    ({ state, phone }) => `<li>${escapeHtml(state)}: ${renderPhone(phone)}</li>`,
  );
  return [
    renderTitle(hasZip ? labels.elsewhereTitle : labels.placeTitle),
    tag('p', hasZip ? labels.elsewhere(getAreaAgency(null)) : labels.place),
    `<ul>${items.join('')}</ul>`,
    tag('h2', labels.anywhere),
  ].join('\n');
}

/** Its words lead to the cards that are not folded, and to what care costs. */
function renderSummary(
  { summary, programs, siteOrigin }: RenderedResult,
  { language }: ScreenerCatalog,
): string {
  if (summary.length === 0) return '';
  const findHref = (to: string) => {
    if (to === 'prices') return `${siteOrigin}${toLanguagePath(extraRoutes.prices, language)}`;
    const index = programs.findIndex(({ id, fit }) => id === to && fit !== 'another-way');
    return index < 0 ? null : `#${toCardId(index)}`;
  };
  const sentences = summary.map(({ text, link }) => {
    const href = link && findHref(link.to);
    if (!link || href === null) return toHtml(text);
    const words = escapeHtml(link.words);
    return toHtml(text).replace(words, () => `<a href="${escapeHtml(href)}">${words}</a>`);
  });
  return `<p data-summary>${sentences.join(' ')}</p>`;
}

/** A link to it puts no program into the address. */
const toCardId = (index: number) => `program-${index + 1}`;

/** The link leads to the county's field, which the page of a browser without script has too. */
function renderCounty(
  { county, offices }: RenderedResult,
  { id }: ResultOffice,
  { language, texts: { questions } }: ScreenerCatalog,
): string {
  if (county === null) return '';
  const { place } = questions;
  const advice = renderAdvice(id, county, offices, place);
  return [
    `<p>${escapeHtml(formatCountyName(id, county, language))}. `,
    `<a href="#screener-county" data-action="county">${escapeHtml(place.change)}</a></p>`,
    advice && `<p>${advice}</p>`,
  ].join('');
}

function renderTitle(title: string): string {
  return `<h2 tabindex="-1" data-result-title>${escapeHtml(title)}</h2>`;
}

/** First the program that the summary names, if it names one, then one list per fit. */
function renderPrograms(
  { summary }: ScreenerResult,
  programs: readonly ProgramResult[],
  { fits, usuallyFirst, result: labels }: ScreenerTexts,
): string {
  const cards = programs.map((program, index) => ({
    fit: program.fit,
    html: `<li id="${toCardId(index)}" data-fit="${program.fit}">${renderProgram(programs, index, labels)}</li>`,
  }));
  const renderCards = (title: string, shown: typeof cards) =>
    shown.length === 0
      ? ''
      : `${tag('h3', title)}<ul data-programs>${shown.map(({ html }) => html).join('\n')}</ul>`;
  const [first] = programs;
  const isOwnMoney = first !== undefined && isPrivatePay(first.id);
  const hasStart = isOwnMoney || summary.some(({ link }) => link?.to === first?.id);
  const startTitle = isOwnMoney
    ? usuallyFirst
    : labels.start[first?.fit === 'may-fit' ? 'may-fit' : 'may-fit-if'];
  const rest = cards.slice(hasStart ? 1 : 0);
  return [
    hasStart ? renderCards(startTitle, cards.slice(0, 1)) : '',
    ...(['may-fit', 'may-fit-if'] as const).map((fit) =>
      renderCards(
        fit === 'may-fit' ? fits[fit] : labels.depends,
        rest.filter((card) => card.fit === fit),
      ),
    ),
  ].join('\n');
}

/** The first sentence if it has the number to call, else all. */
const findFirstStep = ({ nextStep }: ProgramResult) =>
  /^[^.]*\d\b[^.]*\.(?= )/.exec(nextStep)?.[0] ?? nextStep;

/** The name, what it pays, and the first step. A step that an earlier card has leads there. */
function renderProgram(
  programs: readonly ProgramResult[],
  index: number,
  labels: ScreenerTexts['result'],
): string {
  const program = programs[index] as ProgramResult;
  const { name, pays, why, nextStep, whoDecides, howLong, papers, sources } = program;
  const step = findFirstStep(program);
  const earlier = programs.slice(0, index).findIndex((one) => findFirstStep(one) === step);
  const same = `<a href="#${toCardId(earlier)}">${escapeHtml(getShortName(programs[earlier]?.name ?? ''))}</a>`;
  return [
    tag('h4', name),
    pays === undefined ? '' : tag('p', pays),
    `<p><strong>${escapeHtml(labels.nextStep)}</strong> `,
    earlier < 0 ? toHtml(step) : `${escapeHtml(labels.sameStep)} ${same}.`,
    `</p><details><summary>${escapeHtml(labels.more)}</summary><dl>`,
    why.length === 0 ? '' : `${tag('dt', labels.why)}<dd><ul>${list(why)}</ul></dd>`,
    step === nextStep ? '' : `${tag('dt', labels.allSteps)}${tag('dd', nextStep)}`,
    `${tag('dt', labels.whoDecides)}${tag('dd', whoDecides)}`,
    `${tag('dt', labels.howLong)}${tag('dd', howLong)}`,
    `${tag('dt', labels.papers)}<dd><ul>${list(papers)}</ul></dd>`,
    sources.length === 0
      ? ''
      : `${tag('dt', labels.sources)}<dd><ul>${sources.map(renderSource).join('')}</ul></dd>`,
    '</dl></details>',
  ].join('');
}

/** Folded, unless it is all there is. */
function renderOthers(
  others: readonly ProgramResult[],
  isOpen: boolean,
  office: ResultOffice | null,
  texts: ScreenerTexts,
): string {
  if (others.length === 0) return '';
  const title = tag('h3', texts.result.otherWays);
  const advice = office ? tag('p', texts.result.askElsewhere(getAreaAgency(office.id))) : '';
  return `<details data-other-ways${isOpen ? ' open' : ''}><summary>${title}</summary>${advice}<ul data-programs>${others
    .map(
      ({ name, why, nextStep }) =>
        `<li data-fit="another-way">${tag('h4', name)}<ul>${list([...why, nextStep])}</ul></li>`,
    )
    .join('\n')}</ul></details>`;
}

function renderOffice(office: ResultOffice, { result: labels }: ScreenerTexts): string {
  const hours = office.hours.map(labels.hours);
  return [
    '<section data-office>',
    tag('h3', labels.officeTitle),
    tag('p', labels.office),
    `<p><strong>${escapeHtml(office.company)}</strong><br>${renderPhone(office.phone)}<br>${hours.map(escapeHtml).join('<br>')}</p>`,
    '</section>',
  ].join('');
}

function renderEmailForm(
  { programs, emailAction }: RenderedResult,
  { id }: ResultOffice,
  { language, texts: { result: labels }, translate }: ScreenerCatalog,
): string {
  if (emailAction === null) return '';
  const fitting = programs.filter(({ fit }) => fit !== 'another-way');
  const ids = (fitting.length > 0 ? fitting : programs).map((program) => program.id);
  return [
    `<details data-email><summary>${tag('h3', labels.emailTitle)}</summary>`,
    `<form method="post" enctype="multipart/form-data" action="${escapeHtml(emailAction)}">`,
    tag('p', labels.emailHint),
    `<input type="hidden" name="region" value="${id}">`,
    `<input type="hidden" name="programs" value="${escapeHtml(ids.join(' '))}">`,
    language === defaultLanguage
      ? ''
      : `<input type="hidden" name="${languageField}" value="${language}">`,
    // For bots.
    `<input type="text" name="website" aria-label="${escapeHtml(translate('Leave this empty'))}" tabindex="-1" autocomplete="off" data-trap>`,
    `<label for="result-email">${escapeHtml(labels.email)}</label>`,
    '<input id="result-email" type="email" name="email" autocomplete="email" maxlength="254" required>',
    `<button>${escapeHtml(labels.sendEmail)}</button>`,
    '<p role="status"></p></form></details>',
  ].join('\n');
}

const renderSource = ({ name, url }: Source) =>
  `<li><a href="${escapeHtml(url)}" lang="en">${escapeHtml(name)}</a></li>`;

const renderButton = (action: string, label: string) =>
  `<button type="button" data-action="${action}">${escapeHtml(label)}</button>`;

const list = (items: readonly string[]) => items.map((item) => tag('li', item)).join('');
