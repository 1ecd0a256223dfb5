import { tiles } from '../games/hub/content';
import { content as home } from '../pages/home/content';
import { settings } from '../settings';
import { SITE_NAME } from '../site/content';
import { day } from './dayColors';
import type { IconFile } from './icons';
import { appIcons, shortcutIcon } from './icons';

const below = (file: string) => settings.basePath + file;

const asImage = ({ file, size }: IconFile) => ({
  src: below(file),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** What a phone needs to keep the site on its home screen. */
export const manifest = () => ({
  id: settings.basePath,
  name: SITE_NAME,
  // Twelve letters: what fits below an icon.
  short_name: 'Backbenchers',
  description: home.description,
  lang: 'hi-Latn',
  dir: 'ltr',
  start_url: settings.basePath,
  scope: settings.basePath,
  display: 'standalone',
  background_color: day('desk'),
  theme_color: day('desk'),
  categories: ['games', 'entertainment'],
  icons: appIcons.map((icon) => ({ ...asImage(icon), purpose: icon.purpose })),
  shortcuts: tiles.map((tile) => ({
    name: tile.name,
    description: tile.tagline,
    url: below(tile.path.slice(1)),
    icons: [asImage(shortcutIcon(tile))],
  })),
});
