import type { RegionId } from '../../../contract/shared/regions';
import type { CollectionName, FieldsOf } from './schemas/schemas';

/** One MDX file of content/, read and checked. */
export type Entry<Name extends CollectionName> = {
  /** 'content/services/hha.new-jersey.mdx' */
  file: string;
  /** 'services/hha.new-jersey': the key under which Gatsby's node of the same file is found. */
  key: string;
  /** 'hha' */
  name: string;
  /** 'new-jersey' for hha.new-jersey.mdx, null for the default hha.mdx. */
  variant: RegionId | null;
  fields: FieldsOf<Name>;
  /** Names of the MDX components the body uses. */
  components: string[];
  /** Minutes to read the body. */
  readingMinutes: number;
};

export type Collections = { [Name in CollectionName]: Entry<Name>[] };
