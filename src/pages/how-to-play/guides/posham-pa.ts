import type { GuideContent } from './content';
import { names } from './content';
import picture from './posham-pa.svg';

export const guide: GuideContent = {
  slug: 'posham-pa',
  title: 'Posham Pa kaise khelein',
  heading: names['posham-pa'],
  description:
    'Posham pa bhai posham pa! Do bachche haathon ka gate bante hain, baaki gaate hue guzarte ' +
    'hain. Teen ya zyada khiladi chahiye.',
  lead: 'Gaana khatam hone se pehle gate ke paar nikal jao.',
  facts: {
    players: '3 or more',
    age: '4-8 saal',
    need: 'Chalne bhar ki khuli jagah',
    alsoKnownAs: 'Poshampa. Cousin: London Bridge (English)',
  },
  introduction: [
    'Gate na lohe ka hai, na lakdi ka. Do doston ke uthe hue haath hain, jo gaane ke saath ' +
      'thakne lagte hain. Neeche se line guzarti hai aur sab milkar ek chori ka kissa gaate ' +
      'hain. Ghadi kiski thi, kisi ko nahi pata. Pakda woh jaayega jo galat bol par galat jagah ' +
      'mila.',
    'Asli khel kadmon ka hai. Aakhri bol aate hi koi chaal dheemi karta hai, koi lapak kar ' +
      'nikalta hai, aur koi theek gate ke neeche chheenk deta hai. Pakde jaane ka gham ' +
      'zyada der nahi rehta. Jail mein pehle se do-teen dost hote hain, aur baatein wahin zyada ' +
      'mazedaar chal rahi hoti hain.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do bachche haath pakadkar upar uthaye hue gate bane khade hain. Teen bachche line mein ' +
      'gate ke neeche se guzar rahe hain.',
    caption: 'Do dost gate bano, baaki ek ke peeche ek line mein lago.',
  },
  howToPlay: [
    'Do dost aamne-saamne khade ho jao, haath pakdo aur upar uthakar gate banao.',
    'Baaki sab line mein gate ke neeche se niklo, ghoomkar aao, aur phir se niklo.',
    'Chalte chalte sab milkar gaao. Line na ruke, gate ke neeche toh bilkul nahi.',
    'Gate walo, aakhri bol par haath dheere se neeche laao. Us waqt jo andar ho, woh pakda gaya.',
    'Pakde gaye toh line se bahar baitho aur wahan se gaane mein saath do. Baaki sab agla ' +
      'chakkar shuru karo.',
    'Khel sabke pakde jaane tak chalao. Jo sabse aakhir mein pakda jaaye, jeet usi ki hai.',
  ],
  variants:
    'Ek version mein pakda gaya khiladi gate wale se jagah badalta hai, aur jeetta koi nahi. ' +
    'Dusre mein dono gate wale chupke se aam aur amrood bante hain. Pakda gaya khiladi ek ' +
    'naam chunkar uske peeche lagta hai, aur aakhir mein bina rassi ki rassakashi hoti hai.',
  song: {
    note:
      'Yeh ek version hai. Kahin dusri line "Daakiye ne" se shuru hoti hai, kahin woh "Daakuon ne ' +
      'kya kiya" hai. Kisi kisi gaane mein chor rabdi ya kulfi bhi kha jaata hai.',
    lines: [
      'Posham pa bhai posham pa',
      'Lal qile mein kya hua',
      'Sau rupaye ki ghadi churayi',
      'Ab toh jail mein jaana padega',
      'Jail ki roti khani padegi',
      'Jail ka paani peena padega',
    ],
  },
  safety:
    'Gate aahista laao, kabhi sir par nahi. Rassakashi sirf ghaas par: kamar pakdo, gardan ' +
    'kabhi nahi, aur ek bhi haath chhode toh sab ruk jao.',
  conclusion:
    'Chhote bachche khel rahe hon toh sirf gate bankar mat khade raho, ek chakkar line mein ' +
    'bhi lagao. Jhukna padega, aur pehle hi gaane mein pakde jaoge. Apni class ka koi purana ' +
    'saathi bhi le jao, dusre gaane tak woh bhi jail mein milega.',
};
