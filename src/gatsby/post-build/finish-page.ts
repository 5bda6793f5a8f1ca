import type { openResponsiveImages } from './responsive-images';
import { addIslandScript, removeGatsbyScripts } from './replace-scripts';

type Finish = { islandScript: string; images: ReturnType<typeof openResponsiveImages> };

/** Turns the HTML of Gatsby's renderer into that of a public page: our script instead of Gatsby's, and pictures in several sizes. */
export function finishPage(html: string, { islandScript, images }: Finish): Promise<string> {
  return images.addSources(addIslandScript(removeGatsbyScripts(html), islandScript));
}
