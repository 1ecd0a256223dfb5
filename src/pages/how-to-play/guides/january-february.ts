import type { GuideContent } from './content';
import { names } from './content';
import picture from './january-february.svg';

export const guide: GuideContent = {
  slug: 'january-february',
  title: 'January February kaise khelein',
  heading: names['january-february'],
  description:
    'January February: teen se chhe saal ke do bachchon ka taali wala khel. Mahine bolte jao, ' +
    'aur December aate hi haath bachao.',
  lead: 'Gyarah mahine shaanti se, December poori hoshiyari se.',
  facts: {
    players: '2 players',
    age: '3-6 saal',
    need: 'Mahinon ke naam yaad hon, bas',
    alsoKnownAs: 'Cousin: hafte ke dinon wala version',
  },
  introduction: [
    'Mahinon ke naam abhi abhi yaad hue hain aur ghar mein sab do-do baar sun chuke hain. Ab ' +
      'koi aisa chahiye jo beech mein uthkar na jaaye. Is khel mein saamne wala jaata nahi, ' +
      'kyunki har dusra mahina use khud bolna hai. Naam English mein chalte hain, ghar ki ' +
      'bhasha jo bhi ho.',
    'June tak sab aaram se baithe hain. September ke baad ungliyan sambhalne lagti hain, aur ' +
      'November par kandhe bhi. Sabko pata hai ki December mein kya hoga, phir bhi har saal ' +
      'December achanak hi aata hai. Beech mein April do baar aa jaaye, toh bhi saal poora ' +
      'maana jaata hai.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do chhote bachche aamne-saamne palthi maarkar baithe hain. Ek ki hatheli par dusre ki ' +
      'khuli hatheli rakhi hai, aur upar se ek haath taali dene aa raha hai.',
    caption: 'Ek ki hatheli neeche, dusre ki uske upar, phir upar se ek halki taali.',
  },
  howToPlay: [
    'Itne paas baitho ki ghutne milein. Pehle khiladi, dono haath aage karo, hatheliyan upar ' +
      'ki taraf.',
    'Dusre khiladi, apne haath uske haathon par rakho. Tumhari hatheliyan bhi upar ki taraf.',
    'Pehle khiladi, "January" bolo aur saamne wale ki hatheli par ek halki taali do.',
    'Dusre khiladi, "February" bolo aur waisi hi taali lautao. Baari baari se aage ke mahine ' +
      'bolte jao.',
    'November ke baad tayyar raho. Dusra khiladi "December" bolkar taali dega, aur pehla usi ' +
      'pal haath kheenchega.',
    'Taali lag gayi toh taali wala jeeta, haath bach gaya toh bachne wala. Agla round dusra ' +
      'khiladi shuru kare, warna December hamesha ek ka hi rahega.',
  ],
  variants:
    'Ek version mahinon ka nahi, hafte ke dinon ka hai. Mahine baarah hain, toh December ' +
    'dusre khiladi ko milta hai. Din saat hain, toh aakhri din wahi bolta hai jisne shuru ' +
    'kiya. Haath bachane ka kaam tab dusre ka hai.',
  safety:
    'Taali itni halki ki awaaz bhi mushkil se aaye. Angoothi pehle utaar do. Hatheli mein ' +
    'jalan ho toh wahin ruko, saal kal poora kar lena.',
  conclusion:
    'Do chhote bachche saath bitha do, ya khud ek ke saamne baith jao. Pehli baar tum jaldi ' +
    'haath kheenchoge, October mein hi. Dusri baar woh tumhein sikhayega. Raat ke khaane se ' +
    'pehle kam se kam paanch saal nikal jaate hain.',
};
