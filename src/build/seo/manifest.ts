import type { Listing } from '../../games/listings';
import { SITE_NAME } from '../../layout/content';
import { content as home } from '../../pages/home/content';
import { settings } from '../../settings';
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
export const manifest = (listings: readonly Listing[]) => ({
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
  shortcuts: listings.map((listing) => ({
    name: listing.tile.name,
    description: listing.tile.tagline,
    url: below(listing.path.slice(1)),
    icons: [asImage(shortcutIcon(listing))],
  })),
});
