import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { CollectionName, FieldsOf } from './schemas/schemas';

export type Entry<Name extends CollectionName> = {
  /** 'content/services/hha.new-jersey.mdx' */
  file: string;
  /** 'services/hha.new-jersey': also on Gatsby's node of the file. */
  key: string;
  name: string;
  /** 'new-jersey' for hha.new-jersey.mdx, null for the default hha.mdx. */
  variant: RegionId | null;
  fields: FieldsOf<Name>;
  /** Of the text. */
  language: SiteLanguage;
  content: ContentNode[];
  components: string[];
  readingMinutes: number;
};

export type Collections = { [Name in CollectionName]: Entry<Name>[] };
