import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { games } from '../../games';
import type { Game } from '../../games/shared/game';
import { gameIcons } from '../../kit/icons/games';
import { lightColor } from '../lightColor';

/** A square PNG that the build renders from `svg`. `size` is the width in pixels. */
export type IconFile = { file: string; size: number; svg: string };

const favicon = readFileSync('public/favicon.svg', 'utf8');

/**
 * The drawing for maskable icons. Devices crop maskable icons, so the drawing has no rounded corners, and its letter is
 * within the central 80 %.
 */
const fullBleed = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <path fill={lightColor('paper')} d="M0 0h64v64H0Z" />
    <path
      stroke={lightColor('rule')}
      strokeWidth="1"
      d="M0 10.5h64M0 21h64M0 31.5h64M0 42h64M0 52.5h64"
    />
    <path fill="none" stroke={lightColor('margin')} strokeWidth="2.5" d="M14 0c.6 22-.4 42 .2 64" />
    <path
      fill="none"
      stroke={lightColor('ink')}
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
      transform="translate(-1.8 -5.2)"
      d="M26.5 21.5c-.6 10.3-.6 20.6.2 31M26.5 22c7-2.6 15.5-.6 15.6 6 .1 5.6-6.6 8.5-15 8.6 10.4-1.2 20.4 1 20.4 8 0 7.4-11 9.6-20.8 7.6"
    />
  </svg>,
);

/** Returns an SVG of a game's icon on a slip of paper, like the game's tile on the games page. */
const tileDrawing = (icon: ReactNode) =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
      <path
        fill={lightColor('card')}
        stroke={lightColor('card-edge')}
        strokeWidth="4"
        d="M12 5q36-3 70-1 9 0 10 9 2 34 0 68 0 9-9 10-34 2-68 0-9 0-10-10-3-32-1-66 0-9 8-10Z"
      />
      <g
        transform="translate(15 15) scale(2.75)"
        fill="none"
        stroke={lightColor('ink')}
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {icon}
      </g>
    </svg>,
  );

export const appIcons: (IconFile & { purpose: 'any' | 'maskable' })[] = [
  { file: 'icons/app-192.png', size: 192, svg: favicon, purpose: 'any' },
  { file: 'icons/app-512.png', size: 512, svg: favicon, purpose: 'any' },
  { file: 'icons/app-maskable-512.png', size: 512, svg: fullBleed, purpose: 'maskable' },
];

export const touchIcon: IconFile = {
  file: 'icons/apple-touch-icon.png',
  size: 180,
  svg: fullBleed,
};

export const shortcutIcon = ({ folder, icon }: Game): IconFile => ({
  file: `icons/shortcut-${folder}.png`,
  size: 96,
  svg: tileDrawing(gameIcons[icon]),
});

export const allIcons = (): IconFile[] => [...appIcons, touchIcon, ...games.map(shortcutIcon)];
