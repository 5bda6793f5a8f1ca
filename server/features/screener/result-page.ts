import { parse, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { Answers } from '../../../contract/screener/answers';
import { toCareRecipient } from '../../../contract/screener/form';
import { changeForm } from '../../../contract/screener/render-result';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import {
  fillForm,
  getAttribute,
  listElements,
  setAttribute,
} from '../../services/forms/pages/filled-form';

type Element = DefaultTreeAdapterTypes.Element;

type Result = {
  /** Of the page. */
  path: string;
  /** Rendered. */
  html: string;
  /** The part below the ZIP code, rendered. */
  place: string;
  /** The fields that were sent, to change them. */
  texts: Readonly<Record<string, string>>;
  answers: Answers;
  /** The answers for the office. */
  officeText: string;
  /** The label of the folded form. */
  change: string;
};

/** The built page with the result before the form, which is folded, and with the answers in the eligibility form below. */
export function fillResultPage(page: string, result: Result): string {
  const { path, html, place, texts, answers, officeText, change } = result;
  const document = parse(page);
  const elements = listElements(document);
  const find = (name: string) => elements.find((one) => getAttribute(one, name) !== null);
  const findForm = (parent: Element) => listElements(parent).find((one) => one.tagName === 'form');
  const box = find('data-screener');
  const form = box && findForm(box);
  const placeBox = find('data-place');
  const resultBox = find('data-result');
  const section = find('data-send-answers');
  if (!box || !form || !placeBox || !resultBox || !section)
    throw new Error(`${path} has no place for a result`);

  setAttribute(box, 'data-screener', null);
  setAttribute(resultBox, 'hidden', null);
  resultBox.childNodes = parseFragment(html).childNodes;
  fillForm(form, path, { texts, errors: {} });
  placeBox.childNodes = parseFragment(place).childNodes;
  fold(box, form, change);

  setAttribute(section, 'hidden', answers.region === null ? '' : null);
  const sendForm = findForm(section);
  if (sendForm) {
    const careFor = toCareRecipient(answers.careFor) ?? '';
    const values = { careFor, region: answers.region ?? '', screener: officeText };
    fillForm(sendForm, path, { texts: values, errors: {} });
  }
  return serialize(document);
}

/** Moves the form below the result, into details. */
function fold(box: Element, form: Element, label: string): void {
  const summary = `<summary>${escapeHtml(label)}</summary>`;
  const [details] = parseFragment(`<details data-change>${summary}</details>`).childNodes;
  const element = details as Element;
  setAttribute(form, 'id', changeForm);
  form.parentNode = element;
  element.childNodes.push(form);
  element.parentNode = box;
  box.childNodes = [...box.childNodes.filter((node) => node !== form), element];
}
