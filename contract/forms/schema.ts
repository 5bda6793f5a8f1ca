import Type, { type Static } from 'typebox';
import { HelpDeskFacts } from '../help-desk/request-data-schema';
import { publicSteps, toldSteps } from '../help-desk/event-types';
import { helpDeskTypes } from '../help-desk/request-types';
import type { FormRules } from './rules';
import { oneOf } from '../shared/schema/string-enum';

/**
 * The text parts of a public form's multipart body, from its rules: all optional here, since the rules name what is
 * missing, and none besides them and the guards of forms/rules.ts.
 */
export function formFields(rules: FormRules) {
  const fields = Object.entries(rules).map(
    ([name, rule]) => [name, Type.Optional(Type.String({ maxLength: rule.maxLength }))] as const,
  );
  return Type.Object(
    {
      ...Object.fromEntries(fields),
      website: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Left empty by people (a guard against robots)',
        }),
      ),
      elapsed: Type.Optional(
        Type.String({
          pattern: '^\\d{1,9}$',
          description: 'Milliseconds since the form was opened',
        }),
      ),
    },
    { additionalProperties: false },
  );
}

/** POST /email, /contact, /enrolments and /applications. */
export const FormAnswer = Type.Object({ acknowledged: Type.Literal(true) }, { $id: 'FormAnswer' });
export type FormAnswer = Static<typeof FormAnswer>;

/** POST /helpDesk. */
export const HelpDeskReceipt = Type.Object(
  {
    acknowledged: Type.Literal(true),
    reference: Type.String({ description: 'For people, for example HD-7K3M-9Q' }),
    token: Type.String({ description: 'Opens the status page: /help-desk/status#<token>' }),
    mailed: Type.Boolean({
      description:
        'Whether a mail with the reference and the link has been queued: an address was given, and so many mails may leave',
    }),
  },
  { $id: 'HelpDeskReceipt' },
);
export type HelpDeskReceipt = Static<typeof HelpDeskReceipt>;

/** POST /helpDesk/status and /helpDesk/file: a POST, so that the token stands in no address and no log. */
export const HelpDeskStatusRequest = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { $id: 'HelpDeskStatusRequest', additionalProperties: false },
);
export type HelpDeskStatusRequest = Static<typeof HelpDeskStatusRequest>;

/** What has happened to a request so far, oldest first. 404 for a token that is unknown or has expired. */
export const HelpDeskStatus = Type.Object(
  {
    reference: Type.String(),
    type: oneOf(helpDeskTypes),
    asked: Type.Union(
      [
        Type.Object({
          from: Type.String({ description: 'YYYY-MM-DD' }),
          to: Type.String({ description: 'YYYY-MM-DD' }),
          hours: Type.Union([Type.Number(), Type.Null()], { description: 'Of time off' }),
        }),
        Type.Null(),
      ],
      { description: 'The days off, or the pay period; never the kind of time off' },
    ),
    office: Type.Object(
      { place: Type.String(), phone: Type.String() },
      { description: 'Whom to call about it' },
    ),
    steps: Type.Array(
      Type.Object({
        at: Type.String({ description: 'ISO 8601, UTC' }),
        step: oneOf(publicSteps),
      }),
    ),
    answers: Type.Array(
      Type.Object({
        at: Type.String({ description: 'ISO 8601, UTC' }),
        step: oneOf(toldSteps, 'The step that it was written with'),
        text: Type.String(),
      }),
      { description: 'What the office wrote, oldest first' },
    ),
    file: Type.Union(
      [
        Type.Object({
          name: Type.String(),
          size: Type.Integer({ description: 'Bytes' }),
          until: Type.String({ description: 'ISO 8601, UTC: until when it can be fetched' }),
        }),
        Type.Null(),
      ],
      { description: 'What the office has attached: POST /helpDesk/file hands it over' },
    ),
    order: Type.Union(
      [
        Type.Object({
          way: HelpDeskFacts.properties.supplyWay,
          hasWords: Type.Boolean({ description: 'Whether supplies were also asked for in words' }),
        }),
        Type.Null(),
      ],
      { description: 'How supplies come; never where to, nor the words' },
    ),
    again: Type.Union(
      [Type.Object({ fields: Type.Record(Type.String(), Type.String()) }), Type.Null()],
      {
        description:
          'To order the same supplies again: the quantities by field of the form, and nothing of the person',
      },
    ),
    expiresAt: Type.String({ description: 'ISO 8601, UTC: until when the link works' }),
  },
  { $id: 'HelpDeskStatus' },
);
export type HelpDeskStatus = Static<typeof HelpDeskStatus>;
