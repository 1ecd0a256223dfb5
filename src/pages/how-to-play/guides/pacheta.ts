import type { GuideContent } from './content';
import { names } from './content';
import picture from './pacheta.svg';

export const guide: GuideContent = {
  slug: 'pacheta',
  title: 'Pacheta kaise khelein',
  heading: names.pacheta,
  description:
    'Pacheta, yaani paanch patthar ka khel: ek uchhalo, neeche se uthao, phir pakdo. Do se ' +
    'chaar khiladi, umar chhe saal ya zyada.',
  lead: 'Ek patthar hawa mein, chaar zameen par, aur sambhaalne ko haath bas ek.',
  facts: {
    players: '2-4 players',
    age: '6 saal ya zyada',
    need: '5 chikne patthar, kareeb 1 cm ke',
    alsoKnownAs:
      'Gutte (Hindi), Gitte ya Gheeta Pathar (Punjabi), Sagargote (Marathi), Kallankai ' +
      '(Tamil), Anchankal, Dhop-guti ya Sang-guti (North-East)',
  },
  introduction: [
    'Aadha khel patthar dhoondhne mein hai. Chikne hon, ek naap ke hon, aur paanchon ek ' +
      'mutthi mein aa jaayein. Aise patthar mil gaye toh hafton shirt ki jeb mein rehte hain, ' +
      'aur yeh baat sabse pehle use pata chalti hai jo kapde dhone baithta hai.',
    'Patthar upar gaya, haath neeche jhapta, kuch uthaya, aur girta hua patthar wapas pakda. ' +
      'Dekhne mein ek second ka kaam hai. Khud baitho toh samajh aata hai ki second kitna ' +
      'chhota hota hai. Pitthu isse alag hai: wahan saat patthar ek ke upar ek jamte hain aur ' +
      'gend chalti hai.',
  ],
  diagram: {
    src: picture,
    alt:
      'Ek haath, uske upar hawa mein ek patthar, aur neeche zameen par chaar patthar. Teer ' +
      'dikhata hai ki patthar upar uchhala gaya hai.',
    caption: 'Palthi maarkar baitho, saare patthar haath ki pahunch mein rakho.',
  },
  howToPlay: [
    'Paanchon patthar zameen par halke se bikhrao. Ek utha lo, yahi tumhara thrower hai.',
    'Pehla level: thrower uchhalo, ek patthar uthao, aur usi haath se thrower pakdo. Chaaron ' +
      'ko aise hi uthao.',
    'Dusra level: phir bikhrao, aur ab ek uchhaal mein do patthar uthao.',
    'Teesra level: pehle teen ek saath, phir bacha hua ek. Akela kaun rahega, pehle soch lo.',
    'Chautha level: ek hi baar mein chaaron patthar sameto aur thrower ko girne mat do.',
    'Patthar chhoota ya koi aur patthar hil gaya, toh baari agle khiladi ko do. Wapas aao toh ' +
      'usi level se shuru karo jahan atke the.',
    'Jo saare level sabse pehle paar kare, woh jeeta. Level kitne honge, yeh shuru mein hi ' +
      'tay karo.',
  ],
  variants:
    'Chaar level ke baad har jagah apna raasta hai: kahin uchhaal ke beech chaaron patthar ' +
    'wapas zameen par rakhte hain, kahin kai patthar uchhalkar ulti hatheli par rokte hain. ' +
    'Ek version aath level ka hai. Paase, bottle ke dhakkan ya beej ki potli bhi chalti hai, ' +
    'aur Rajasthan mein lac (laakh) ke bane chamkile tukde.',
  safety:
    'Nukeele patthar mat lo, aur neecha uchhalo, sabke chehre se door. Baad mein ginkar ' +
    'uthao: chhota bachcha patthar munh mein daal sakta hai.',
  conclusion:
    'Pehle din thrower kahin bhi girega, zyada tar dost ki god mein. Hafte bhar baad tum ' +
    'sadak par chalte chalte achche patthar pehchanne lagoge. Jis din paanch mil jaayein, usi ' +
    'dost ko bulao aur seedhi par jagah bana lo.',
};
