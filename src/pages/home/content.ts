import { SITE_NAME } from '../../layout/content';
import type { PageContent } from '../../layout/Page';
import { paths } from '../../paths';
import { settings } from '../../settings';
import type { MemoryId } from '../journey/memories/content';

export const content = {
  title: `${SITE_NAME}: school ke games, bachpan ki yaadein`,
  heading: 'Last bench, par first class',
  description:
    'Last bench ki yaadein: notebook wala Love Calculator, bachpan ke games aur woh hansi jo ' +
    'teacher ke mudte hi chhoot jaati thi.',
  lead: 'Yaadein aur games us bench se, jahan board dhundhla aur khidki HD thi.',
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
    caption: "Jahaaz apne aap uda, ma'am!",
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

export const announcement = {
  label: 'PDF tools announcement',
  title: 'Free PDF Tools, ab beta mein',
  text: 'Banao, jodo, chhoti karo. Cyber cafe ke paise bache.',
  button: 'Try PDF Tools',
  close: 'Close announcement',
};

export const ways = [
  { label: 'Journey', to: paths.journey },
  { label: 'Backbenchers wali game', to: paths.games },
  { label: 'Naya khel seekhe', to: paths.howToPlay },
] as const;

export const khel = {
  id: 'khel',
  heading: 'Khel',
  /** What a visitor who has played nothing reads in the place of the last game. */
  invitation: 'Naye ho? Koi bhi bench pakad lo.',
  last: (name: string) => `Pichhli baar: ${name}`,
  /** The words for screen readers before a best score. */
  best: 'Best:',
};

/** The states of today's over. */
export const over = {
  newcomer: 'Roz chhe ball',
  open: (number: number) => `#${number} khelo`,
  ended: ({ runs, isOut }: { runs: number; isOut: boolean }) =>
    isOut ? `${runs} par out, kal phir` : `${runs} not out, kal phir`,
};

export const welcome = {
  id: 'welcome',
  heading: 'Welcome',
  paragraphs: [
    'Andar aa jao, late slip nahi maangi jaayegi. Yahan 9 chhote games hain, 7 purane khelon ' +
      'ke rules hain, aur ek class ki poori story, jismein padhai sirf exam se ek raat pehle ' +
      'aati hai.',
    'Jahan se mann kare start karo. Yahan kursi nahi, bench hai: khisko aur baitho. Koi ' +
      'chhota bachcha peeche se jhaank raha ho, toh usko bhi bitha lo. Hamari bench teen logon ' +
      'ke liye bani thi, aur us par paanch se kam kabhi nahi baithe.',
  ],
};

export const followUs = {
  id: 'follow-us',
  heading: 'Follow us',
  text:
    'Notice board ab phone mein hai. "Kal chhutti hai kya?" ka jawab yahan bhi kisi ko nahi ' +
    'pata.',
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
    'Ek class photo aur saat yaadein, sab drawing mein. Asli album almirah ke upar hai, aur ' +
    'stool par chadhne ko koi tayyar nahi.',
  rest: 'Album ke baaki panne',
  /** The titles of the drawings that are also on Journey. */
  titles: {
    'first-day': 'First day, full volume',
    'lunch-break': 'Tiffin, time se pehle',
    'notebook-games': 'Last page',
    'fights-and-friendship': 'Aadha eraser, poori katti',
    'pt-period': 'PT mein geometry',
    'exam-mission': 'Chhat wala mission',
    farewell: 'Shirt par poori class',
  } satisfies Record<MemoryId, string>,
};

export const blog = {
  id: 'blog',
  heading: 'Blog',
  text: 'Teen panne, rough copy se seedhe yahan.',
  rest: 'Poora padho',
  posts: [
    {
      id: 'present-maam',
      title: "Present ma'am kitne type ke hote hain",
      opening:
        'Roll call mein word ek hi tha, style chaar. Apna wala pehchano, aur jiska naam yaad ' +
        'aaye usko bhej do.',
      paragraphs: [
        "First bench wala Present: khade hokar, naam poora hone se pehle. Ma'am ne register " +
          'abhi theek se khola bhi nahi.',
        'Proxy Present: awaaz thodi moti, munh kitaab ke peeche. Jiska naam hai, woh abhi ' +
          'school gate se full sprint mein hai.',
        'Double Present: do doston ne ek hi absent bande ka bhala socha, ek hi second mein. ' +
          'Do awaazein, ek roll number, aur poori class ki khaansi.',
        'Sabse rare hai Honest Absent, poore school mein sirf ek baar suna gaya. Naam pukara, ' +
          'silence. Phir beech ki bench se saaf awaaz: "Ma\'am, main aaj nahi aaya."',
        'Haazri lagi ya nahi, is par class group mein aaj bhi do teamein hain.',
      ],
    },
    {
      id: 'monitor-ke-naam',
      title: 'Monitor ke naam ek chitthi',
      opening:
        'Priya Monitor, board par "baat karne wale" ke neeche hamara naam itni baar likha ' +
        'gaya ki chalk ko raasta yaad ho gaya tha. Aaj safai deni hai. Hum baat nahi kar rahe ' +
        'the. Hum ek dusre ko chup rehne ke liye bol rahe the, baari baari.',
      paragraphs: [
        'Naam ke aage x2 laga, humne accept kiya. Par naam ki spelling galat thi. Uthkar ' +
          'correction karne gaye, toh x4 ho gaya, sahi spelling ke saath.',
        "Ek baat ab samajh aayi. Corridor mein ma'am ki sandal ki tak-tak aate hi tumhare " +
          'haath ka duster apne aap chal jaata tha, aur board clean milta tha. Har baar.',
        'Thank you.',
        'Tumhara, x4',
        'P.S. Reunion mein chalk hamare haath mein hogi. Sabse upar jagah reserved hai.',
      ],
    },
    {
      id: 'khoya-paaya',
      title: 'Khoya-paaya: notice board se',
      opening: 'Lost: neele pen ka dhakkan. Aakhri baar kisi ke daanton ke beech dekha gaya.',
      paragraphs: [
        'Found: ek steel ka chammach, third bench ke neeche. Owner sabzi ka naam batakar le ' +
          'jaaye. Galat bataya, toh dabba bhi jama hoga.',
        'Lost: ek sweater. Goalpost ki duty par tha. Match khatam hue ek mahina ho gaya, usko ' +
          'kisi ne bataya hi nahi.',
        'Found: Civics ki kitaab mein ek mor pankh. Pencil ke chhilke roz khila rahe hain, ' +
          'bachche abhi tak nahi diye.',
        'Lost: shanti. Last seen saatvein period mein, jab poori class so rahi thi.',
        'Lost: woh register jismein lost cheezein likhi jaati hain. Jise mile, kripya usi ' +
          'mein entry kar dein.',
      ],
    },
  ],
};

export const events = {
  id: 'events',
  heading: 'Events',
  text: 'Diary poore saal ki thi, par dhang se yaad bas yeh saat din hain.',
  rest: 'Diary ke baaki panne',
  days: [
    {
      when: 'April',
      title: 'First day',
      text:
        'Naye joote kaatte the, aur nayi book padhne se pehle soonghi jaati thi. Asli ' +
        'question ek hi tha: section kaunsa mila? Best friend B mein gaya, toh recess mein do ' +
        'tiffin corridor ke beech mein mile.',
    },
    {
      when: '15 August',
      title: 'Independence Day',
      text:
        'Dori khinchi, flag khula, aur saare phool Principal sir ke mic par gire. March past ' +
        'mein step mile ya nahi, laddoo ki line mein sab do baar lage.',
    },
    {
      when: '5 September',
      title: "Teachers' Day",
      text:
        'Seniors ek din ke teacher bane, kisi ne mummy ki saree udhaar li, kisi ne papa ka ' +
        'coat. Class 3 ne unse itne doubts poochhe ki asli teacher ko chai chhodkar aana ' +
        'pada.',
    },
    {
      when: 'November',
      title: 'Sports Day',
      text:
        'Lemon race mein nimbu finish line par chammach se pehle pahuncha. Three-legged race ' +
        'mein do dost saath gire, aur aaj tak dono bolte hain ki galat taang dusre ki thi.',
    },
    {
      when: 'December',
      title: 'Annual Day',
      text:
        'Jisko dialogue nahi mila, woh ped bana. Bees minute naak mein khujli hoti rahi, par ' +
        'ek bhi patta nahi hila. Ghar wale poore drama mein sirf ped ko dekhte rahe.',
    },
    {
      when: 'February',
      title: 'Farewell',
      text:
        'Hall juniors ne sajaya, balloon seniors ne phode. Slam book mein "first crush" ke ' +
        'aage sabne "secret" likha, aur answer poori class ko pata tha.',
    },
    {
      when: 'March',
      title: 'Exams',
      text:
        'Hall ke bahar sab ek dusre se: kuch padha kya? Sabka same answer: kuch nahi. Result ' +
        'aaya, toh 95 usi ke the jo sabse zor se bola tha.',
    },
  ],
};
