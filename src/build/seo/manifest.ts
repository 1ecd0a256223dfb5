import { SITE_NAME } from '../../layout/content';
import { content as home } from '../../pages/home/content';
import { settings } from '../../settings';
import { lightColor } from '../lightColor';
import type { GameListing } from './gameListings';
import type { IconFile } from './icons';
import { appIcons, shortcutIcon } from './icons';
import { screenshotSizes, screenshots } from './screenshots';

const urlOf = (file: string) => settings.basePath + file;

const asImage = ({ file, size }: IconFile) => ({
  src: urlOf(file),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Returns the web app manifest. Each game in `listings` becomes a shortcut. */
export const manifest = (listings: readonly GameListing[]) => ({
  id: settings.basePath,
  name: SITE_NAME,
  // The name that a device shows below the icon, where there is room for about twelve letters.
  short_name: 'Backbenchers',
  description: home.description,
  lang: 'hi-Latn',
  dir: 'ltr',
  start_url: settings.basePath,
  scope: settings.basePath,
  display: 'standalone',
  background_color: lightColor('desk'),
  theme_color: lightColor('desk'),
  categories: ['games', 'entertainment'],
  icons: appIcons.map((icon) => ({ ...asImage(icon), purpose: icon.purpose })),
  // Only the main page of a game has a shortcut.
  shortcuts: listings
    .filter(({ game, page }) => game === page)
    .map(({ game, about }) => ({
      name: game.name,
      description: about.tagline,
      url: urlOf(game.path.slice(1)),
      icons: [asImage(shortcutIcon(game))],
    })),
  screenshots: screenshots.map(({ file, form, label }) => ({
    src: urlOf(file),
    sizes: `${screenshotSizes[form].width}x${screenshotSizes[form].height}`,
    type: 'image/webp',
    form_factor: form,
    label,
  })),
});
