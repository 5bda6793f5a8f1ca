import type { ReactNode } from 'react';
import { languageField } from '../../../contract/forms/rules';
import type { ScreenerCatalog } from '../../../contract/screener/catalog';
import { formatBand, incomeBands, savingsBands, toTaskName } from '../../../contract/screener/form';
import type { Band, Task } from '../../../contract/screener/answers';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import type { RegionId } from '../../../contract/shared/regions';
import { environment } from '../../browser/environment';
import { buildCallPath } from '../../browser/api/calls';
import { useTexts } from '../../browser/hooks/use-texts';
import { space, type } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { controlStyle, Field, hintStyle } from '../../ui/fields/field';
import { choicesStyle, choiceStyle } from '../../ui/fields/radio-group';
import { resultStyle } from './result.styles';
import {
  boxStyle,
  buttonsStyle,
  formStyle,
  loadingStyle,
  placeStyle,
  progressStyle,
} from './screener-form.styles';
import type { ScreenerProps } from './start-screener';

type ScreenerFormProps = ScreenerProps & {
  /** Of a region's own page, which does not ask for the state. */
  pageRegion: RegionId | null;
  catalog: ScreenerCatalog;
};

/**
 * The form of "What may pay for care" and the place of its result. Without script it is one page that posts; with script
 * (start-screener.ts) it asks one question at a time and shows the result here.
 */
export function ScreenerForm({ pageRegion, catalog, ...props }: ScreenerFormProps) {
  const { language, texts } = catalog;
  const { header } = useTexts();
  const { questions, notSure } = texts;
  // Only someone who is married is asked about the husband or wife.
  const count = Object.keys(questions).length - 1;
  const ask = (name: string, question: ChoiceQuestion, attributes: QuestionAttributes = {}) => (
    <Question texts={question} {...attributes}>
      <Radios name={name} choices={question.choices} notSure={notSure} />
    </Question>
  );
  const askBand = (
    name: 'income' | 'spouseIncome' | 'savings',
    bands: Readonly<Record<string, Band>>,
    attributes?: QuestionAttributes,
  ) => {
    const labels = Object.entries(bands).map(([id, band]) => [id, formatBand(band, texts)]);
    return ask(name, { ...questions[name], choices: Object.fromEntries(labels) }, attributes);
  };
  const states = Object.fromEntries(props.offices.map(({ id, state }) => [id, state]));
  return (
    <div data-screener={JSON.stringify(props)} css={boxStyle}>
      <p css={loadingStyle}>{header.loading}</p>
      <form
        method="post"
        action={`${environment.apiUrl}${buildCallPath('POST /find-care')}`}
        noValidate
        data-steps
        css={formStyle}
      >
        {language !== defaultLanguage && (
          <input type="hidden" name={languageField} value={language} />
        )}
        <div data-stepping css={progressStyle}>
          <p role="status">{texts.progress(1, count)}</p>
          <div>
            <div />
          </div>
        </div>
        {ask('careFor', questions.careFor, { 'data-current': '' })}
        <Question texts={questions.place}>
          <ShortInput name="zip" label={questions.place.zip} maxLength={5} />
          <div data-place aria-live="polite" css={placeStyle} />
          {pageRegion === null ? (
            <div css={{ display: 'grid', gap: space[2] }}>
              <p css={{ fontWeight: type.weight.bold }}>{questions.place.region}</p>
              <Radios name="region" choices={states} notSure={notSure} />
            </div>
          ) : (
            <input type="hidden" name="region" value={pageRegion} />
          )}
        </Question>
        <Question texts={questions.tasks}>
          <div css={choicesStyle}>
            {Object.entries(questions.tasks.choices).map(([task, label]) => (
              <label key={task} css={choiceStyle}>
                <input type="checkbox" name={toTaskName(task as Task)} value="yes" />
                {label}
              </label>
            ))}
          </div>
        </Question>
        <Question texts={questions.age}>
          <ShortInput name="age" label={questions.age.age} maxLength={3} />
        </Question>
        {ask('veteran', questions.veteran)}
        {ask('familyCaregiver', questions.familyCaregiver)}
        {ask('medicaid', questions.medicaid)}
        {ask('marital', questions.marital)}
        {askBand('income', incomeBands)}
        {askBand('spouseIncome', incomeBands, { 'data-if-married': '' })}
        {askBand('savings', savingsBands)}
        <div css={buttonsStyle}>
          <Button tone="outline" data-stepping data-action="back" hidden>
            {texts.back}
          </Button>
          <Button data-stepping data-action="next">
            {texts.next}
          </Button>
          <Button tone="quiet" data-stepping data-action="skip">
            {texts.skip}
          </Button>
          <Button tone="quiet" data-stepping data-action="finish">
            {texts.showSoFar}
          </Button>
          <Button type="submit" tone="accent" size="large" data-action="show">
            {texts.show}
          </Button>
        </div>
      </form>
      <div data-result hidden css={resultStyle} />
    </div>
  );
}

type QuestionTexts = { legend: string; hint?: string; self?: { legend?: string; hint?: string } };

/** The first question that is shown, and one for someone who is married. */
type QuestionAttributes = { 'data-current'?: ''; 'data-if-married'?: '' };

/** data-self has the words for someone who needs care themselves. */
function Question(props: { texts: QuestionTexts; children: ReactNode } & QuestionAttributes) {
  const { texts, children, ...attributes } = props;
  const { legend, hint, self } = texts;
  return (
    <fieldset {...attributes}>
      <legend tabIndex={-1} data-self={self?.legend}>
        {legend}
      </legend>
      {hint !== undefined && (
        <p data-self={self?.hint} css={hintStyle}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type ChoiceQuestion = QuestionTexts & { choices: Readonly<Record<string, string>> };

type RadiosProps = {
  name: string;
  choices: Readonly<Record<string, string>>;
  notSure: string;
};

/** A choice can be taken back by "Not sure". */
function Radios({ name, choices, notSure }: RadiosProps) {
  return (
    <div css={choicesStyle}>
      {[...Object.entries(choices), ['', notSure] as const].map(([value, label]) => (
        <label key={value} css={choiceStyle}>
          <input type="radio" name={name} value={value} />
          {label}
        </label>
      ))}
    </div>
  );
}

function ShortInput(props: { name: string; label: string; maxLength: number }) {
  const { name, label, maxLength } = props;
  return (
    <Field id={`screener-${name}`} label={label}>
      {(control) => (
        <input
          {...control}
          type="text"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          css={[controlStyle, { maxWidth: '9rem' }]}
        />
      )}
    </Field>
  );
}
