import type { PictureContent } from '../../kit/Picture';
import type { PageContent } from '../../layout/Page';
import chidiyaUdd from './guides/chidiya-udd.svg';

export const content = {
  title: 'How to Play: bachpan ke saat khel',
  heading: 'How to Play',
  description:
    'Chidiya Udd, Nani Ka Ghar, Akkad Bakkad, Pacheta, Aao Milo Shilo Shaalo, Posham Pa aur ' +
    'January February: bachpan ke saat games, no battery, no screen.',
  lead: 'Saat games jinka syllabus kitaab mein nahi, bade bachchon ke paas tha.',
} satisfies PageContent;

export const introduction = [
  'Download kuch nahi karna. Neeche khade hokar dost ka naam chillao, jo khidki se jhaanke, ' +
    'woh player. Kharcha zero. Bas thoda sa floor chahiye, aur koi bada jo theek jeetne ke time ' +
    '"khaana kha lo" na bole.',
  'Koi bhi game choose karo. Har guide mein rules hain, jeet kiski yeh bhi, aur gaana ho toh ' +
    'lyrics bhi, taaki koi beech mein "la la la" na kare. Print bhi hota hai, poori guide ek ' +
    'page par: kaagaz chhat par jaaye, phone neeche charge ho.',
  'Har mohalle ke rules alag the, isliye jhagde bhi alag the. Hamara likha sirf ek version ' +
    'hai. Tumhare yahan kuch aur chalta tha? Dono sahi. Zyada behas hui, toh hum bolenge: jao, ' +
    'hum nahi khelte.',
];

export const picture: PictureContent = {
  src: chidiyaUdd,
  alt: 'Paanch dost dari par gol baithkar Chidiya Udd khel rahe hain; ek ki ungli jaldi uth gayi.',
};
