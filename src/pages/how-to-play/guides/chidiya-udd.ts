import picture from './chidiya-udd.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'chidiya-udd',
  title: 'Chidiya Udd kaise khelein',
  heading: names['chidiya-udd'],
  description:
    '3 ya zyada players, ek ek ungli aur ek chalaak caller jo aadhe time jhooth bolta hai: ' +
    'Chidiya Udd ke rules, step by step.',
  lead: 'Chidiya udd, tota udd, bhains udd. Uthi na ungli?',
  facts: {
    players: '3 or more',
    age: 'Bachche aur bade, dono',
    need: 'Baithne ki jagah',
    alsoKnownAs: 'Chidiya Udi. Milte-julte khel: Kokku Para Para (Tamil), Pigeon vole (French)',
  },
  introduction: [
    'Shaam ko light gayi, TV band, aur sab dari par. Kisi ne floor par ek ungli rakhi, phir ' +
      'dusre ne, aur bina kisi announcement ke game start. Chidiya Udd ko bas itna chahiye: ' +
      'thodi si jagah, do-chaar dost, aur ek caller jo full confidence se jhooth bole.',
    'Caller naam bolega, tumhe ek second mein decide karna hai ki cheez udti hai ya nahi. ' +
      'Brain ko sab pata hota hai, par ungli poora naam nahi sunti, sirf "udd" sunti hai. Isi ' +
      'speed mein bhains kai baar aasmaan dekh aayi hai, aur woh kursi bhi jis par koi baitha ' +
      'tha.',
  ],
  diagram: {
    src: picture,
    alt:
      'Paanch bachche floor par circle mein baithe hain, sabki ek ungli saamne. Chaar ' +
      'ungliyan floor par tiki hain, ek uthi hui hai, aur upar ek chidiya hai.',
    caption: 'Circle mein baitho, aur apni ek ungli saamne floor par tikao.',
  },
  howToPlay: [
    'Circle mein baitho aur ek ungli floor ya table par rakho, jahan sabko sabki ungli dikhe.',
    'Ek caller choose karo. Jab ek hi player bache, round over: ab caller badlo, taaki ' +
      'phansane ka mauka sabko mile.',
    'Caller, ek naam lo aur saath mein "udd" bolo: chidiya udd, tota udd, patang udd.',
    'Cheez sach mein udti hai toh ungli turant upar. Haathi ya kursi bola, toh ungli hilni ' +
      'nahi chahiye.',
    'Caller, ab speed badhao. Galat naam par apni ungli bhi uthao aur sabko confuse karo. Yeh ' +
      'cheating nahi, tumhari duty hai.',
    'Galat naam par ungli uth gayi, ya udne wale par neeche reh gayi: woh player out.',
    'Last tak jo bacha, wahi jeeta. Kisi ko out na karna ho, toh mistakes gino: jiski sabse ' +
      'kam, woh jeeta.',
  ],
  variants:
    '"Udd" ki jagah "farrr" bhi chalta hai. Ek version mein out hone wale ko gaana sunana ' +
    'padta hai, sur optional hai. Mor par jhagda pakka hai, isliye start se pehle decide karo ' +
    'ki chhoti flight count hogi ya nahi.',
  safety:
    'Garam chai aur kaanch ke glass pehle hi side mein kar do, haath yahan bina warning ke ' +
    'uthte hain. Out hone par sirf gaana, woh bhi mehmaanon ke saamne wala.',
  conclusion:
    'Ghar mein sab apne apne phone mein ghuse hon, toh floor par ungli rakho aur zor se bolo: ' +
    'kabootar udd! Do log aa jaayenge, teesra poochhega ki ho kya raha hai. Usko rules mat ' +
    'samjhao, direct caller bana do. Jhooth bolne ka licence mile, toh kaun mana karta hai.',
  play: 'Abhi dost nahi hain? Caller yahan baitha hai, jhooth bolne ko ready.',
  share: [
    'Chidiya Udd: bas apni ek ungli le aana',
    'Colony mein aaj tak famous hai: tumhari ungli ne almirah ko takeoff karwaya tha.',
    'Shaam ko aao. Is baar kya udaoge?',
  ],
};
