import type { TObject } from 'typebox';

export function withFileField(body: TObject, description: string): object {
  return {
    ...body,
    properties: { ...body.properties, file: { type: 'string', format: 'binary', description } },
  };
}
