import Type, { type Static } from 'typebox';
import { oneOf } from '../shared/schema/string-enum';

const moment = Type.Union([Type.String({ description: 'ISO 8601, UTC' }), Type.Null()]);

/** A post or job that is published and not on the site, for the build refuses it as it is. */
export const LeftOut = Type.Object({
  kind: oneOf(['post', 'job']),
  id: Type.String(),
  title: Type.String(),
  problem: Type.String({ description: 'In the words of the check; days as YYYY-MM-DD' }),
});
export type LeftOut = Static<typeof LeftOut>;

/**
 * GET /publishing: how far what the office has changed is on its way to the site. `off`: nothing here publishes; `handed-over`: the host of the
 * site has been told, and publishes by itself.
 */
export const Publishing = Type.Object({
  builds: oneOf(
    ['nowhere', 'here', 'elsewhere'],
    'Who builds the site: by hand, this server, its host',
  ),
  state: oneOf(['off', 'never', 'queued', 'running', 'live', 'handed-over', 'failed']),
  step: Type.Union([oneOf(['collecting', 'building', 'going-live', 'handing-over']), Type.Null()]),
  since: { ...moment, description: 'When this state began' },
  problem: Type.Union([
    Type.String({ description: 'Why the last one failed, in a sentence' }),
    Type.Null(),
  ]),
  follows: Type.Boolean({ description: 'Whether another build waits behind the one that runs' }),
  shown: {
    ...moment,
    description:
      'What was published before is on the site, but for what is left out; null: nothing, or not known',
  },
  leftOut: Type.Array(LeftOut, { description: 'Of the site as it is now' }),
  now: Type.String({ description: "The server's clock: a computer's own may be off" }),
});
export type Publishing = Static<typeof Publishing>;
export type PublishingStep = NonNullable<Publishing['step']>;
