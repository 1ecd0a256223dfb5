import type { About } from '../shared/game';

export const aboutGame: About = {
  title: 'Love Calculator: percent aur FLAMES',
  tagline: 'Wahi purana formula, rough copy ke last page wala. FLAMES bhi.',
  description:
    'Do naam likho, Pyar ya Takrar chuno: percent wala formula aur FLAMES, dono school wale ' +
    'tareeke se. Har step saamne, aur sab mazaak hai.',
};
