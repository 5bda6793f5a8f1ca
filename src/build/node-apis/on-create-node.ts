import type { GatsbyNode } from 'gatsby';

/** Adds the file's key to MDX nodes: 'services/hha.new-jersey'. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  if (node.internal.type !== 'Mdx' || typeof node.parent !== 'string') return;
  const file = getNode(node.parent) as { relativePath?: string } | undefined;
  const key = file?.relativePath?.replace(/\.mdx$/, '');
  if (key === undefined) return;
  const [collection = '', name = ''] = key.split('/');
  actions.createNodeField({ node, name: 'key', value: key });
  actions.createNodeField({ node, name: 'collection', value: collection });
  actions.createNodeField({ node, name: 'name', value: name });
};
