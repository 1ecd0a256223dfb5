import picture from './chidiya-udd.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'chidiya-udd',
  title: 'Chidiya Udd kaise khelein',
  heading: names['chidiya-udd'],
  description:
    'Chidiya udd, tota udd, bhains udd? Teen ya zyada khiladi, ek ek ungli aur ek chalaak ' +
    'caller: yahi hai Chidiya Udd.',
  lead: 'Jo udta hai us par ungli upar, baaki sab par ungli wahin ki wahin.',
  facts: {
    players: '3 or more',
    age: 'Bachche aur bade, dono',
    need: 'Baithne ki jagah',
    alsoKnownAs: 'Chidiya Udi. Cousins: Kokku Para Para (Tamil), Pigeon vole (French)',
  },
  introduction: [
    'Shaam ko bijli gayi toh sab dari par aa baithe. Kisi ne zameen par ek ungli rakhi, phir ' +
      'dusre ne, aur bina kuch tay kiye khel shuru ho gaya. Chidiya Udd ko itna hi chahiye: ' +
      'thodi si jagah, do-chaar dost, aur ek caller jo aadhe time jhooth bole.',
    'Caller ka kaam naam lena hai. Tumhara kaam yeh tay karna hai ki woh cheez udti hai ya ' +
      'nahi. Dimaag ko sab pata hota hai, par ungli dimaag se pehle chal deti hai. Isi jaldi ' +
      'mein bhains kai baar aasmaan dekh aayi hai, aur woh kursi bhi jis par koi baitha tha.',
  ],
  diagram: {
    src: picture,
    alt:
      'Paanch bachche zameen par gol baithe hain, sabki ek ungli saamne. Chaar ungliyan ' +
      'zameen par tiki hain, ek uthi hui hai, aur beech mein upar ek chidiya hai.',
    caption: 'Gol baitho aur apni ek ungli saamne zameen par tikao.',
  },
  howToPlay: [
    'Gol baitho aur ek ungli zameen ya table par rakho, aise ki sabko sabki ungli dikhe.',
    'Ek caller chuno. Chaho toh har round mein caller badlo, taaki chhalne ka mauka sabko mile.',
    'Caller, ek naam lo aur saath mein "udd" bolo: chidiya udd, tota udd, patang udd.',
    'Cheez sach mein udti ho toh ungli turant uthao. Haathi ya kursi ho, toh ungli ko zameen ' +
      'par hi rehne do.',
    'Caller, ab raftaar badhao. Galat naam par apni ungli bhi uthao aur dusron ko phansao. ' +
      'Yeh cheating nahi, tumhari duty hai.',
    'Galat naam par ungli uthi, ya udne wale naam par neeche reh gayi, toh woh khiladi out.',
    'Aakhir tak jo tika raha, wahi jeeta. Out nahi khelna ho toh galtiyan gino, sabse kam ' +
      'galti wala jeeta.',
  ],
  variants:
    'Kahin kahin "udd" ki jagah "farrr" bolte hain. Ek version mein out hone wala ek gaana ' +
    'sunata hai, sur ki koi shart nahi. Mor par bahas pakki hai, isliye pehle hi tay karo ki ' +
    'chhoti udaan gini jaayegi ya nahi.',
  safety:
    'Garam chai aur kaanch ke glass pehle hi hata do, haath yahan achanak uthte hain. Out ' +
    'hone par bas gaana ho, chot wali koi shart nahi.',
  conclusion:
    'Ghar mein sab apne apne phone par jhuke hon, toh zameen par ungli rakho aur zor se ' +
    'kabootar ka naam lo. Do log aa jaayenge, teesra poochhega ki ho kya raha hai. Use ' +
    'samjhao mat, seedhe caller bana do. Itna chalaak toh woh hamesha se tha.',
};
