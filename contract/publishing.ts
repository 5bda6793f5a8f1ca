import Type, { type Static } from 'typebox';
import { oneOf } from './one-of';

const moment = Type.Union([Type.String({ description: 'ISO 8601, UTC' }), Type.Null()]);

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
  now: Type.String({ description: "The server's clock: a computer's own may be off" }),
});
export type Publishing = Static<typeof Publishing>;
export type PublishingStep = NonNullable<Publishing['step']>;
