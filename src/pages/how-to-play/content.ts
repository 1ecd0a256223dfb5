import type { GuideSlug } from '../../paths';
import type { PageContent } from '../../site/Page';

export const content = {
  title: 'How to Play',
  description:
    'Chidiya Udd, Nani Ka Ghar, Akkad Bakkad, Pacheta, Aao Milo Shilo Shaalo, Posham Pa ' +
    'aur January February: bachpan ke saat khel, bina screen ke.',
  lead:
    'In khelon ke rules kitaab se nahi, bade bachchon se seekhe jaate the. ' +
    'Kahin ungli uthti hai, kahin patthar uchhalta hai, kahin taali bajti hai. ' +
    'Har mohalle ke rules apne the, isliye jhagde bhi apne the.',
} satisfies PageContent;

export const guides: readonly (PageContent & { slug: GuideSlug })[] = [
  {
    slug: 'chidiya-udd',
    title: 'Chidiya Udd',
    description:
      'Chidiya udd, tota udd, bhains udd? Teen ya zyada khiladi, ek ek ungli ' +
      'aur ek chalaak caller: yahi hai Chidiya Udd.',
    lead:
      'Chidiya Udd mein sab gol baithkar zameen par ek ungli rakhte hain. ' +
      'Caller ek naam leta hai aur bolta hai "udd". ' +
      'Woh cheez sach mein udti hai toh ungli uthao, nahi toh mat hilo. ' +
      'Teen ya zyada log chahiye, umar koi bhi. ' +
      'Bhains par ungli uthi, toh samjho out!',
  },
  {
    slug: 'nani-ka-ghar',
    title: 'Nani Ka Ghar',
    description:
      'Nani Ka Ghar, ek version: chhoti si hatheli par poora parivaar, ' +
      'phir do ungliyon ka kohni tak ka safar. Do se paanch saal ke bachchon ke saath.',
    lead:
      'Nani Ka Ghar ke pakke rules humein kahin likhe nahi mile, toh yeh bas ek version hai. ' +
      'Koi bada chhote bachche ki ungliyon par Nana, Nani, Mama, Mausi ginta hai. ' +
      'Phir do ungliyan hatheli se kohni tak chalti hain, aur hansi chhoot jaati hai. ' +
      'Bachcha "bas" bole toh bas.',
  },
  {
    slug: 'akkad-bakkad',
    title: 'Akkad Bakkad',
    description:
      'Akkad bakkad bambe bo, assi nabbe poore sau! Gol baitho, ungliyan phailao, ' +
      'aur dekho gaana kiski ungli par rukta hai.',
    lead:
      'Akkad Bakkad mein sab gol baithkar zameen par ungliyan phaila dete hain. ' +
      'Leader gaate hue ek ek ungli chhoota hai. ' +
      'Gaana jis ungli par ruka, woh mud gayi. ' +
      'Jo saari ungliyan pehle mod le, woh jeeta. ' +
      'Do log bhi khel sakte hain, par paanch-chhe hon toh asli shor hota hai.',
  },
  {
    slug: 'pacheta',
    title: 'Pacheta',
    description:
      'Pacheta, yaani paanch patthar ka khel: ek uchhalo, neeche se uthao, phir pakdo. ' +
      'Do se chaar khiladi, umar chhe saal ya zyada.',
    lead:
      'Pacheta paanch chhote, chikne pattharon ka khel hai. ' +
      'Ek patthar uchhalo, neeche se ek uthao, aur usi haath se uchhla hua pakad lo. ' +
      'Phir do do, phir teen aur ek, phir chaaron ek saath. ' +
      'Do se chaar log khelte hain, chhe saal ya usse bade.',
  },
  {
    slug: 'aao-milo-shilo-shaalo',
    title: 'Aao Milo Shilo Shaalo',
    description:
      'Aao Milo Shilo Shaalo: do doston ka taali wala khel. Gaana tez hota jaata hai, ' +
      'haath uljhte jaate hain, aur saamaan kuch nahi chahiye.',
    lead:
      'Yeh do doston ka taali wala khel hai, kabhi kabhi teen ka bhi. ' +
      'Aamne-saamne baitho, gaao aur taali bajao, pehle dheere, phir tez. ' +
      'Taali ka tareeka har jagah ka apna hai. ' +
      'Gaane mein hiran ka bachcha paani mein jaata hai aur Naani seedhe London.',
  },
  {
    slug: 'posham-pa',
    title: 'Posham Pa',
    description:
      'Posham pa bhai posham pa! Do bachche haathon ka gate bante hain, baaki gaate hue ' +
      'guzarte hain. Teen ya zyada khiladi chahiye.',
    lead:
      'Posham Pa mein do bachche haath milakar ek gate bante hain. ' +
      'Baaki bachche gaate hue line mein uske neeche se guzarte hain. ' +
      'Gaana khatam hote hi gate dheere se neeche, aur jo andar tha woh pakda gaya. ' +
      'Kam se kam teen bachche chahiye, aksar chaar se aath saal ke.',
  },
  {
    slug: 'january-february',
    title: 'January February',
    description:
      'January February: teen se chhe saal ke do bachchon ka taali wala khel. ' +
      'Mahine bolte jao, aur December aate hi haath bachao.',
    lead:
      'January February teen se chhe saal ke do bachchon ka khel hai. ' +
      'Ek bolta hai January, dusra bolta hai February, aur har mahine par ek halki taali. ' +
      'December aate hi haath kheench lo! ' +
      'Mahine yaad karne ka isse mazedaar homework nahi mila.',
  },
];
