import type { GuideContent } from './content';
import { names } from './content';
import picture from './posham-pa.svg';

export const guide: GuideContent = {
  slug: 'posham-pa',
  title: 'Posham Pa kaise khelein',
  heading: names['posham-pa'],
  description:
    'Posham pa bhai posham pa! Do dost haathon ka gate banate hain, baaki gaate hue nikalte ' +
    'hain. 3 or more players chahiye.',
  lead: 'Ghadi kisi ne bhi churayi ho, arrest tum hoge.',
  facts: {
    players: '3 or more',
    age: '4-8 saal',
    need: 'Chalne bhar ki open jagah',
    alsoKnownAs: 'Poshampa. Milta-julta khel: London Bridge (English)',
  },
  introduction: [
    'Gate do doston ke haathon ka hai, aur woh haath gaana khatam hone se pehle thak jaate ' +
      'hain. Neeche se poori line ek chori ki khabar gaate hue nikalti hai, full speed mein. ' +
      'Sau rupaye wali ghadi ka maalik aaj tak nahi mila, par arrest roz hote hain: jo galat ' +
      'line par galat jagah mila.',
    'Last line aate hi koi slow motion mein aa jaata hai, koi ekdum bhaag leta hai, aur kisi ' +
      'ko theek gate ke neeche chheenk aati hai. Arrest ka dukh bas ek song jitna hota hai. ' +
      'Jail mein pehle se do-teen dost hote hain, aur gossip wahin ki best hoti hai.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do bachche haath pakadkar upar uthaye hue gate bane khade hain. Teen bachche line mein ' +
      'gate ke neeche se guzar rahe hain.',
    caption: 'Do dost gate bano, baaki ek ke peeche ek line mein lago.',
  },
  howToPlay: [
    'Do dost aamne-saamne khade ho jao, haath pakdo aur upar uthakar gate bana lo.',
    'Baaki sab ek ke peeche ek, gate ke neeche se niklo, round lagao, aur phir se niklo.',
    'Chalte chalte sab saath mein gaao. Line rukni nahi chahiye, gate ke neeche toh bilkul nahi.',
    'Gate walo, aakhri bol par haath aahista neeche laao. Us waqt jo andar hai, woh arrest.',
    'Arrest hue toh side mein baitho aur wahin se chorus sambhaalo. Baaki sab next round ' +
      'start karo.',
    'Sabke pakde jaane tak game on hai. Jo sabse last mein pakda jaaye, jeet uski. Agle game ' +
      'mein gate woh do banein jo sabse pehle pakde gaye.',
  ],
  variants:
    'Ek version mein pakda gaya player gate wale se jagah badalta hai, aur winner koi nahi. ' +
    'Sirf 3 log hon, toh yahi khelo. Ek aur mein dono gate wale chupke se aam aur amrood ban ' +
    'jaate hain. Jo pakda gaya, woh kaan mein ek fruit bolta hai aur usi gate wale ke peeche ' +
    'khada ho jaata hai. End mein rassakashi, bina rasse ki.',
  song: {
    note:
      'Ek version yeh hai. Kahin "Daakiye ne" gaate hain, kahin "Lal qile mein kya hua". Kuch ' +
      'gaanon mein chor baad mein rabdi ya kulfi bhi kha jaata hai.',
    lines: [
      'Posham pa bhai posham pa',
      'Daakuon ne kya kiya',
      'Sau rupaye ki ghadi churayi',
      'Ab toh jail mein jaana padega',
      'Jail ki roti khani padegi',
      'Jail ka paani peena padega',
    ],
  },
  safety:
    'Gate aahista neeche laao, kisi ke sar par nahi. Rassakashi sirf ghaas par: kamar pakdo, ' +
    'gardan kabhi nahi, aur ek bhi haath chhoote toh sab stop.',
  conclusion:
    'Bachche khel rahe hon toh sirf gate bankar mat khade raho, ek round line mein bhi lagao. ' +
    'Jhukna padega, ghutne awaaz karenge, aur pehle hi gaane mein arrest pakka hai. Class ' +
    'group mein likh do ki reunion par Posham Pa hoga. Bail koi nahi dega, par jail mein sab ' +
    'milenge.',
  share: [
    'Posham Pa: ghadi wala case phir se open',
    'Sau ki thi, itne saal ke interest ke saath ab smartwatch ban gayi hogi.',
    'Ghadi tumhare paas nahi thi, toh har baar tum hi kyun arrest hue?',
  ],
};
