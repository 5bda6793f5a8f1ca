import type { EndpointTable } from '../shared/schema/endpoint';
import { taggedScreens } from './constants';
import { TagsChange, TagsResponse } from './schema';

export const tagEndpoints = {
  'GET /tags': { summary: 'List tags', access: taggedScreens, response: TagsResponse },
  'PUT /tags': {
    summary: 'Change the list of tags',
    access: 'account-manager',
    perMinute: 60,
    body: TagsChange,
    response: TagsResponse,
  },
} as const satisfies EndpointTable;
