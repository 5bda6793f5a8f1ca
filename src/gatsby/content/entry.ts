import type { ContentNode } from '../../../contract/mdx/content-node';
import type { RegionId } from '../../../contract/shared/regions';
import type { CollectionName, FieldsOf } from './schemas/schemas';

/** A checked MDX file of content/. */
export type Entry<Name extends CollectionName> = {
  /** 'content/services/hha.new-jersey.mdx' */
  file: string;
  /** 'services/hha.new-jersey': also on Gatsby's node of the file. */
  key: string;
  /** 'hha' */
  name: string;
  /** 'new-jersey' for hha.new-jersey.mdx, null for the default hha.mdx. */
  variant: RegionId | null;
  fields: FieldsOf<Name>;
  /** The body as JSON. */
  content: ContentNode[];
  /** MDX components in the body. */
  components: string[];
  readingMinutes: number;
};

export type Collections = { [Name in CollectionName]: Entry<Name>[] };
