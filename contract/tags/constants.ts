import { helpDeskScreens } from '../help-desk/screens';

/** The screens whose records have tags and whose lists have saved views. */
export const taggedScreens = ['form-messages', ...Object.values(helpDeskScreens)] as const;

/** By their labels. */
export const tagColors = {
  gray: 'Gray',
  teal: 'Teal',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
} as const;
export type TagColor = keyof typeof tagColors;

export const maxTags = 50;
export const maxTagName = 30;

/** The tags of a record after a change. */
export function changeTags(
  tags: readonly string[],
  { addTag, removeTag }: { addTag?: string; removeTag?: string },
): string[] {
  const all = addTag === undefined ? tags : [...tags, addTag];
  return [...new Set(all)].filter((id) => id !== removeTag);
}
