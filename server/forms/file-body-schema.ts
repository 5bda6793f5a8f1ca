import type { TObject } from 'typebox';

/** Adds the file to a form's body schema, for the OpenAPI document. */
export function withFile(body: TObject, description: string): object {
  return {
    ...body,
    properties: { ...body.properties, file: { type: 'string', format: 'binary', description } },
  };
}
