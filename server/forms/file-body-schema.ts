import type { TObject } from 'typebox';

/** A form's body with its file, for the OpenAPI document: the framework cannot see it, since the route reads the parts itself. */
export function withFile(body: TObject, description: string): object {
  return {
    ...body,
    properties: { ...body.properties, file: { type: 'string', format: 'binary', description } },
  };
}
