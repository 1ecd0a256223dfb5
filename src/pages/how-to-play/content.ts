import type { PictureContent } from '../../kit/Picture';
import type { PageContent } from '../../layout/Page';
import chidiyaUdd from './guides/chidiya-udd.svg';

export const content = {
  title: 'How to Play: bachpan ke saat khel',
  heading: 'How to Play',
  description:
    'Chidiya Udd, Nani Ka Ghar, Akkad Bakkad, Pacheta, Aao Milo Shilo Shaalo, Posham Pa ' +
    'aur January February: bachpan ke saat khel, bina screen ke.',
  lead: 'Saat khel jinke rules kitaab se nahi, bade bachchon se seekhe jaate the.',
} satisfies PageContent;

export const introduction = [
  'Kahin ungli uthti hai, kahin patthar uchhalta hai, kahin taali bajti hai. ' +
    'Kharcha kisi mein nahi. Bas ek dost chahiye, thodi zameen, ' +
    'aur koi bada jo beech mein "khana kha lo" na bole.',
  'Koi bhi khel chuno. Har guide mein hai ki kitne log chahiye, kaise baithna hai, ' +
    'kaun kab out hota hai, aur jahan gaana hai wahan gaana bhi. Print bhi ho jaata hai, ' +
    'ek hi panne par, taaki chhat par phone le jaane ki zaroorat na pade.',
  'Har mohalle ke rules apne the, isliye jhagde bhi apne the. Hamara likha bas ek version hai. ' +
    'Tumhare yahan kuch aur tha, toh galat koi nahi, dono sahi.',
];

export const picture: PictureContent = {
  src: chidiyaUdd,
  alt: 'Paanch dost dari par gol baithkar Chidiya Udd khel rahe hain; ek ki ungli jaldi uth gayi.',
};
