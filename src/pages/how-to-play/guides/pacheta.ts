import type { GuideContent } from './content';
import { names } from './content';
import picture from './pacheta.svg';

export const guide: GuideContent = {
  slug: 'pacheta',
  title: 'Pacheta kaise khelein',
  heading: names.pacheta,
  description:
    'Pacheta, yaani paanch patthar wala game: ek uchhalo, neeche se uthao, phir catch karo. 2 ' +
    'se 4 players, 6 saal ya zyada, saare levels.',
  lead: 'Ek patthar hawa mein, chaar floor par, aur pakadne ko haath bas ek.',
  facts: {
    players: '2-4 players',
    age: '6 saal ya zyada',
    need: '5 smooth patthar, kareeb 1-2 cm ke',
    alsoKnownAs:
      'Gutte (Hindi), Gitte ya Gheeta Pathar (Punjabi), Sagargote (Marathi), Kallankai ' +
      '(Tamil), Anchankal, Dhop-guti ya Sang-guti (North-East)',
  },
  introduction: [
    'Aadha game toh patthar dhoondhne mein hai. Smooth hon, same size ke hon, aur paanchon ek ' +
      'mutthi mein fit ho jaayein. Perfect set mil gaya toh hafton pocket mein rehta tha, aur ' +
      'ghar mein pata tab chalta jab kapde dhulte waqt kuch khad-khad karta.',
    'Patthar upar gaya, haath neeche jhapta, kuch uthaya, aur girta hua patthar wapas catch. ' +
      'Dekhne mein ek second ka kaam. Khud try karo, toh patthar pehle aata hai, haath baad ' +
      'mein. Pitthu se confuse mat karna: wahan saat patthar, ek ball, aur sau jhagde.',
  ],
  diagram: {
    src: picture,
    alt:
      'Ek haath, uske upar hawa mein ek patthar, aur neeche zameen par chaar patthar. Teer ' +
      'dikhata hai ki patthar upar uchhala gaya hai.',
    caption: 'Palthi maarkar baitho, saare patthar haath ki range mein rakho.',
  },
  howToPlay: [
    'Paanchon patthar floor par halke se phailao. Ek utha lo: yeh tumhara uchhaal wala ' +
      'patthar hai.',
    'Level 1: uchhaal wala patthar hawa mein, neeche se ek patthar uthao, aur usi haath se ' +
      'catch. Uthaya hua patthar side mein. Chaaron ko aise hi, one by one.',
    'Level 2: phir se phailao, aur ab ek uchhaal mein do do patthar uthao.',
    'Level 3: pehle teen ek saath, phir bacha hua ek. Akela kaun rahega, yeh planning pehle karo.',
    'Level 4: ek hi uchhaal mein chaaron sameto, aur uchhaal wala patthar girna nahi chahiye.',
    'Catch chhoota, ya galti se koi aur patthar hil gaya, toh baari next player ki. Wapas aao ' +
      'toh usi level se, jahan atke the.',
    'Jo saare levels sabse pehle clear kare, woh jeeta. Levels kitne honge, start mein hi fix ' +
      'kar lo: baad mein sab vakeel ban jaate hain.',
  ],
  variants:
    'Level 4 ke baad har mohalle ka apna syllabus hai: kahin uchhaal ke beech chaaron patthar ' +
    'wapas floor par rakhte hain, kahin kai patthar uchhalkar ulti hatheli par rokte hain. ' +
    'Kuch log aath levels khelte hain. Dice, bottle caps ya seeds ki chhoti potli bhi chalti ' +
    'hai, aur Rajasthan mein lac (laakh) ke shiny pieces.',
  safety:
    'Nukeele patthar mat lo, aur uchhaal neecha rakho, sabke face se door. End mein count ' +
    'karke uthao: chhota bachcha patthar munh mein daal sakta hai.',
  conclusion:
    'Pehle din uchhaal wala patthar kahin bhi girega, zyadatar dost ki godi mein. Ek week ' +
    'baad raaste mein gol patthar dikhega, toh auto rukwaoge. Jis din paanch perfect mil ' +
    'jaayein, usi dost ko seedhiyon par bulao. Bolo bas ek round, aur tab uthna jab upar se ' +
    'teesri baar awaaz aaye.',
  share: [
    'Pacheta: paanch patthar ready, seedhiyan booked',
    'Mummy ne mera purana set gamle mein decorate kar diya tha, wahin se uthaya hai.',
    'Level 3 par tumhara haath atakta tha. Ab bhi atakta hai?',
  ],
};
