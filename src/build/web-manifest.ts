import { iconFiles } from '../site/assets';
import { light } from '../theme/palettes';

/** The web manifest. `display: browser` keeps phone numbers and links working as usual from the home screen. */
export function createWebManifest(name: string) {
  return {
    name,
    short_name: name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: light.background,
    theme_color: light.primary,
    icons: iconFiles.app.map(({ file, size }) => ({
      src: file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
