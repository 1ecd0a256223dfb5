import { SITE_NAME } from '../../layout/content';
import type { PageContent } from '../../layout/Page';
import { paths } from '../../paths';
import { settings } from '../../settings';
import type { MemoryId } from '../journey/memories/content';

export const content = {
  title: `${SITE_NAME}: school ke games, bachpan ki yaadein`,
  heading: 'Last bench, par first class',
  description:
    'Last bench ki yaadein: notebook wala Love Calculator, bachpan ke khel ' +
    'aur woh hansi jo teacher ke mudte hi phoot padti thi.',
  lead:
    'Yaadein aur khel us bench se, ' +
    'jahan board dhundhla aur khidki ke bahar sab saaf dikhta tha.',
} satisfies PageContent;

export const slideshow = { label: 'School ki yaadein' };

export type SceneContent = { id: string; title: string; alt: string; caption: string };

export const scenes: readonly [SceneContent, ...SceneContent[]] = [
  {
    id: 'last-bench',
    title: 'Last bench',
    alt:
      'Lambi last bench ke peeche teen dost: ek copy ki aad mein phusphusati hai, ek hansi ' +
      'rokta hai, ek ke haath se kaagaz ka jahaaz udta hai.',
    caption: 'Maasoom chehra, taaza jahaaz.',
  },
  {
    id: 'lunch-break',
    title: 'Lunch break',
    alt:
      'Ek desk par khule tiffin, chaar dost aur ek dusre ke khaane par jaate haath; ek dost ' +
      'achaar ko dono haathon se bacha raha hai.',
    caption: 'Tiffin mera, haath sabke.',
  },
  {
    id: 'pt-period',
    title: 'PT period',
    alt:
      'School ke ground par, ped ke neeche, dost ball ke peeche daud rahe hain; bottle aur ' +
      'joote bikhre hain, ek feete baandh raha hai.',
    caption: 'Feeta bandha, match khatam.',
  },
];

export const mainLinks = [
  { label: 'Journey', note: 'Pehle din ke aansu se farewell tak', to: paths.journey },
  {
    label: 'Backbenchers wali game',
    note: 'Pyar ka formula, ghoomti bottle, surprise test',
    to: paths.games,
  },
  { label: 'Naya khel seekhe', note: 'Saat purane khel, bina charger wale', to: paths.howToPlay },
];

export const welcome = {
  id: 'welcome',
  heading: 'Welcome',
  paragraphs: [
    'Andar aa jao, late slip nahi maangi jaayegi. ' +
      'Yahan paanch chhote games hain, saat khelon ke rules hain, aur ek class ki poori kahani, ' +
      'jismein padhai ka zikr do-teen baar hi aata hai.',
    'Jahan se mann kare shuru karo, yahan koi syllabus nahi. ' +
      'Koi chhota bachcha kandhe ke upar se jhaank raha ho, toh use bhi bitha lo. ' +
      'Hamari bench teen logon ke liye bani thi, aur us par paanch se kam kabhi nahi baithe.',
  ],
};

export const followUs = {
  id: 'follow-us',
  heading: 'Follow us',
  text: 'Notice board ab phone mein hai. Pin bhi nahi chahiye, aur koi use faad kar nahi le jaata.',
  links: [
    { href: settings.social.instagram, label: 'Photos Instagram par' },
    { href: settings.social.whatsapp, label: 'Gupshup WhatsApp par' },
    { href: settings.social.youtube, label: 'Videos YouTube par' },
  ],
};

export const gallery = {
  id: 'gallery',
  heading: 'Gallery',
  text:
    'Ek class photo aur saat yaadein, sab drawing mein. ' +
    'Asli album almirah ke upar hai, aur stool par chadhne ko koi tayyar nahi.',
  rest: 'Album ke baaki panne',
  /** Titles of the drawings of Journey, in its order. */
  titles: {
    'first-day': 'Pehla din',
    'lunch-break': 'Tiffin, time se pehle',
    'notebook-games': 'Aakhri panna',
    'fights-and-friendship': 'Katti, aadhi si',
    'pt-period': 'PT mein geometry',
    'exam-mission': 'Raat wala mission',
    farewell: 'Naamon wali shirt',
  } satisfies Record<MemoryId, string>,
};

export const blog = {
  id: 'blog',
  heading: 'Blog',
  text: 'Teen panne, jo kisi copy mein jama nahi hue.',
  rest: 'Poora padho',
  posts: [
    {
      id: 'present-maam',
      title: "Field guide: Present ma'am ki kismein",
      opening:
        'Subah register khulte hi yeh chaar kismein sunai deti hain. Door se suno, ' +
        'paas jao toh chaunk kar phurr ho jaati hain.',
      paragraphs: [
        "Front bench Present: chhota, saaf, naam pukarne se aadha second pehle. Ma'am ka pen " +
          'isi ki raftaar par chalta hai.',
        'Proxy Present: awaaz zara moti, munh kitaab ke peeche. Jiska naam hai, woh abhi school ' +
          'bus ke peeche daud raha hai.',
        'Judwa Present: do doston ne ek hi gairhaazir ka bhala socha, ek hi second mein. ' +
          'Dono ki awaaz alag, sharmindagi ek.',
        'Sabse durlabh hai Imaandaar Absent. Yeh bas ek baar suna gaya. Naam pukara, koi nahi ' +
          'bola. Phir beech ki bench se saaf awaaz aayi: "Ma\'am, main aaj nahi aaya."',
        'Uski haazri lagi ya nahi, is par vidwan aaj tak sehmat nahi.',
      ],
    },
    {
      id: 'monitor-ke-naam',
      title: 'Monitor ke naam ek chitthi',
      opening:
        'Priya Monitor, board par "baat karne wale" ke neeche hamara naam itni baar likha gaya ki ' +
        'chalk ko raasta yaad ho gaya tha. Aaj safai deni hai. Hum baat nahi kar rahe the. Hum ek ' +
        'dusre ko chup rehne ke liye keh rahe the, baari baari se.',
      paragraphs: [
        'Naam ke aage x2 laga, humne maan liya. Par naam ki spelling galat thi. ' +
          'Uthkar theek karne gaye, toh x4 ho gaya, sahi spelling ke saath.',
        "Ek baat ab samajh aayi. Ma'am ke jooton ki awaaz aate hi duster tumhare haath se apne " +
          'aap chal jaata tha, aur board saaf milta tha. Har baar.',
        'Thank you.',
        'Tumhara, x4',
        'P.S. Reunion mein chalk hamare haath mein hogi. Sabse upar jagah chhod rakhi hai.',
      ],
    },
    {
      id: 'khoya-paaya',
      title: 'Khoya-paaya: notice board se',
      opening:
        'Khoya: neele pen ka dhakkan. Pen mil gaya hai, par ab kisi jeb par bharosa nahi karta.',
      paragraphs: [
        'Mila: ek steel ka chammach, third bench ke neeche. Maalik sabzi ka naam batakar le ' +
          'jaaye. Galat bataya toh dabba bhi jama hoga.',
        'Khoya: ek sweater. Goalpost ki duty par lagaya tha. Match khatam hue mahina ho gaya, ' +
          'use kisi ne bataya nahi.',
        'Mila: Civics ki copy mein aadhi kavita, panchayat aur sarpanch ke beech. Kavi jo bhi ' +
          'ho, class ko agla antara chahiye.',
        'Khoya: shanti. Aakhri baar saatve period mein dekhi gayi, jab saari class so rahi thi.',
        'Khoya: woh register jismein khoyi hui cheezein likhi jaati hain. Jise mile, kripya ' +
          'usmein likh de.',
      ],
    },
  ],
};

export const events = {
  id: 'events',
  heading: 'Events',
  text: 'Saal April se shuru hota tha, par yaad ki diary mein bas yeh saat panne hain.',
  rest: 'Diary ke baaki panne',
  days: [
    {
      when: 'April',
      title: 'First day',
      text:
        'Naye joote kaatte the, nayi kitaab band nahi rehti thi. Asli sawaal ek hi tha: ' +
        'section kaun sa mila? Dost B mein gaya toh A mein do din kisi ne tiffin nahi baanta.',
    },
    {
      when: '15 August',
      title: 'Independence Day',
      text:
        'Dori khinchi, jhanda khula, aur saare phool Principal sir ke mic par gire. March past ' +
        'mein kadam mile ya nahi, laddoo ki line ekdum seedhi thi.',
    },
    {
      when: '5 September',
      title: "Teachers' Day",
      text:
        'Bade bachche ek din ke teacher bane, kisi ki udhaar ki saree, kisi ka papa wala coat. ' +
        'Class 3 ne unse itne sawaal pooche ki asli teacher ko chai chhodni padi.',
    },
    {
      when: 'November',
      title: 'Sports Day',
      text:
        'Nimbu race mein nimbu chammach se pehle pahuncha. Teen-taang race mein do dost saath ' +
        'gire, aur dono ne kasam khaayi ki galat taang dusre ki thi.',
    },
    {
      when: 'December',
      title: 'Annual Day',
      text:
        'Jise dialogue nahi mila, woh ped bana. Bees minute tak naak par khujli rahi, tehni ' +
        'nahi hili. Ghar wale poore naatak mein sirf ped ko dekhte rahe.',
    },
    {
      when: 'February',
      title: 'Farewell',
      text:
        'Hall juniors ne sajaya, balloon seniors ne phode. Slam book ke "sabse achchi yaad" wale ' +
        'khaane mein jagah kam padi, toh likha gaya: baaki milkar batayenge.',
    },
    {
      when: 'March',
      title: 'Exams',
      text:
        'Hall ke bahar sab ek dusre se poochte the, kuch padha kya? Sab bolte the, kuch nahi. ' +
        'Aakhri paper ke baad yahi log bag hawa mein ghumate the.',
    },
  ],
};
