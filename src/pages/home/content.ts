import { paths } from '../../paths';
import type { PageContent } from '../../site/Page';

export const content = {
  title: 'Home',
  heading: 'Last bench, par first class',
  description:
    'Last bench ki yaadein: notebook wala Love Calculator, bachpan ke khel ' +
    'aur woh hansi jo teacher ke mudte hi phoot padti thi.',
  lead:
    'Last bench se blackboard door tha, par dost sabse paas the. ' +
    'Yahin tiffin jaldi khulte the, aakhri panne bharte the aur hansi dabani padti thi. ' +
    'Yeh site usi bench ki yaad mein bani hai. ' +
    'Thoda khisko, baitho, sabke liye jagah hai.',
} satisfies PageContent;

export const routeLinks = [
  { label: 'Journey', note: 'Pehle din ke aansu se farewell tak', to: paths.journey },
  {
    label: 'Backbenchers wali game',
    note: 'Pyar ka formula, ghoomti bottle, surprise test',
    to: paths.games,
  },
  { label: 'Naya khel seekhe', note: 'Saat purane khel, bina charger wale', to: paths.howToPlay },
];

export const sections = [
  {
    id: 'gallery',
    heading: 'Gallery',
    text:
      'Yaadon ki gallery class photo se shuru hoti hai. ' +
      'Ek bachche ki aankhein band, aur kisi ke sir par do ungliyon ke seeng.',
  },
  {
    id: 'blog',
    heading: 'Blog',
    text:
      'Jab blog ka naam bhi nahi suna tha, tab notebook ka aakhri panna tha. ' +
      'Wahin shayari likhi jaati thi, aur pen bhi wahin ghis kar chalaya jaata tha.',
  },
  {
    id: 'events',
    heading: 'Events',
    text:
      "Saal ka calendar yun chalta tha: Independence Day ke laddoo, Teachers' Day ke card, " +
      'Sports Day ki seeti. Aur Annual Day par koi na koi ped zaroor banta tha.',
  },
];
