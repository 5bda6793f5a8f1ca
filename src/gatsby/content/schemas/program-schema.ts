import Type, { type Static } from 'typebox';
import { factIds } from '../../../../contract/programs/fact-ids';
import { programIds } from '../../../../contract/screener/rules/screen-programs';
import { closedObject, date, group, oneOf, regionList, source, text } from './shared-fields';

const scope = {
  programs: Type.Array(oneOf(programIds), {
    minItems: 1,
    uniqueItems: true,
    description: 'a list of the programs that the facts are about, by the names of their files',
  }),
  from: date('the first day on which they apply'),
  until: Type.Optional(date('the last day on which they apply, or leave it out until they change')),
};

const FactFields = closedObject({
  id: oneOf(factIds),
  value: Type.Number({
    minimum: 0,
    description: 'a number without $ and commas; for yes-no, 1 or 0',
  }),
  programs: Type.Optional(scope.programs),
  from: Type.Optional(scope.from),
  until: scope.until,
});

/** A file of content/facts/. Its dependencies between fields are checked apart (check-programs.ts). */
export const FactSheetFields = closedObject({
  source,
  checked: date('the day on which someone last compared the facts with the source'),
  checkedBy: text('who compared them'),
  reviewBy: date('the day by which someone must compare them again'),
  ...scope,
  facts: Type.Array(FactFields, { minItems: 1, description: 'a list of facts' }),
});

const texts = {
  name: text('the name of the program'),
  pays: Type.Optional(text('one short sentence on what it pays')),
  whoDecides: text('the office that decides'),
  howLong: text('how long the decision takes'),
  nextStep: text('what to do first, with a phone number'),
  nextSteps: Type.Optional(
    Type.Array(
      closedObject({
        counties: Type.Optional(
          Type.Array(text('a county without "County"'), {
            minItems: 1,
            description: 'a list of counties, or leave it out in the last entry, for all others',
          }),
        ),
        text: text('what to do first there, with a phone number'),
      }),
      { minItems: 1, description: 'a list of what to do first by county' },
    ),
  ),
  papers: Type.Array(text('a paper to bring'), { description: 'a list of papers to bring, or []' }),
};

/** A file of content/programs/. */
export const ProgramFields = closedObject({
  ...texts,
  regions: Type.Optional(regionList('the regions whose state has it, if not all')),
  es: Type.Optional(
    group('the same texts in Spanish; without one, the page shows the English text', {
      name: Type.Optional(text('the name, if it needs an explanation in Spanish')),
      pays: texts.pays,
      whoDecides: Type.Optional(texts.whoDecides),
      howLong: Type.Optional(texts.howLong),
      nextStep: Type.Optional(texts.nextStep),
      nextSteps: texts.nextSteps,
      papers: Type.Optional(texts.papers),
    }),
  ),
});
export type ProgramFields = Static<typeof ProgramFields>;
