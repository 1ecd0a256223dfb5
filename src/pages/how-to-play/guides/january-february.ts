import type { GuideContent } from './content';
import { names } from './content';
import picture from './january-february.svg';

export const guide: GuideContent = {
  slug: 'january-february',
  title: 'January February kaise khelein',
  heading: names['january-february'],
  description:
    'January February: 3 se 6 saal ke bachchon ka clap wala game. Months bolte jao, aur ' +
    'December aate hi haath bachao.',
  lead: 'Gyarah mahine shanti, December mein haath bachao.',
  facts: {
    players: '2 players',
    age: '3-6 saal',
    need: 'Months ke naam yaad hon, bas',
    alsoKnownAs: 'Milta-julta khel: Monday Tuesday wala',
  },
  introduction: [
    'Months ke naam abhi abhi yaad hue hain, aur ghar mein sab do do baar sun chuke hain, ' +
      'doodh wale bhaiya bhi. Ab koi naya banda chahiye jo poora sune. Is game mein saamne wala ' +
      'bhaag nahi sakta, har dusra month usi ko bolna hai. Naam English mein chalte hain, aur ' +
      'February sabki "Febuary" hoti hai.',
    'June tak dono shareef. October se neeche wala haath khisakne lagta hai, aur face par ' +
      'likha hota hai: maine kya kiya? Sabko pata hai ki December mein kya hoga, phir bhi har ' +
      'saal December surprise test ki tarah hi aata hai. Beech mein April do baar aa gaya, toh ' +
      'December ka maalik badal jaata hai. Phir jhagda, aur saal wapas January se.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do chhote bachche aamne-saamne palthi maarkar baithe hain. Ek ki hatheli par dusre ki ' +
      'khuli hatheli rakhi hai, aur upar se ek haath taali dene aa raha hai.',
    caption: 'Ek ki hatheli neeche, dusre ki uske upar, clap sirf right haath se.',
  },
  howToPlay: [
    'Itne paas baitho ki ghutne touch hon. Player 1, dono hatheliyan kholkar aage karo.',
    'Player 2, apne haath unke upar rakho, hatheliyan tumhari bhi khuli.',
    'Player 1, "January" bolo: neeche se right haath nikaalo, dost ki right hatheli par soft ' +
      'clap, haath wapas.',
    'Player 2, "February" bolo: right haath uthao, jis hatheli par rakha tha usi par clap, ' +
      'phir wapas. Aise hi turn by turn aage ke months.',
    'November ke baad alert. Player 2 "December" bolkar clap karega, aur Player 1 usi second ' +
      'apna left haath kheenchega. December se pehle kheencha, toh woh month dubara.',
    'Clap lag gayi toh Player 2 jeeta, haath bach gaya toh Player 1. Agle round mein jagah ' +
      'badlo: ab Player 2 ke haath neeche, aur January bhi wahi bolega. Warna December hamesha ' +
      'ek hi ka rahega.',
  ],
  variants:
    'Weekdays wala version bhi hai. Months 12 hain, isliye December Player 2 ko milta hai. ' +
    'Din 7 hain, toh Sunday usi ka jisne Monday bola, aur haath bachane ki duty dusre ki.',
  safety:
    'Clap birthday wali, machchhar wali nahi. Ring pehle nikaal do, kada thoda upar kar lo. ' +
    'Hatheli laal hui toh game pause, saal kal poora kar lena.',
  conclusion:
    'Do chhote bachche saath bitha do, ya khud ek ke saamne baith jao. First round mein tum ' +
    'October mein hi haath kheench loge. Second round mein woh tumhe coaching dega. Dinner se ' +
    'pehle kam se kam paanch saal nikal jaate hain, aur umar kisi ki nahi badhti.',
  share: [
    'January February: ek haath mera, ek tumhara, December kiska?',
    'Ab months ke naam sunkar clap nahi, EMI yaad aati hai.',
    'Tumhare birthday wale month par meri clap sabse zor ki thi. Yaad hai?',
  ],
};
