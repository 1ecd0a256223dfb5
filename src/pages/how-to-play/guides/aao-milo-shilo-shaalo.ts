import picture from './aao-milo-shilo-shaalo.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'aao-milo-shilo-shaalo',
  title: 'Aao Milo Shilo Shaalo kaise khelein',
  heading: names['aao-milo-shilo-shaalo'],
  description:
    'Aao Milo Shilo Shaalo: do doston ka clapping game. Gaana fast hota jaata hai, haath ' +
    'ulajhte jaate hain, aur saamaan kuch nahi chahiye.',
  lead: 'Saamne dost, haath ready, aur story hiran se direct London tak.',
  facts: {
    players: '2 players, kabhi kabhi 3',
    age: 'Kareeb 5-12 saal',
    need: 'Ek dost, saamaan kuch nahi',
    alsoKnownAs: 'Kahin kahin Aao Melo Shelo Shaalo',
  },
  introduction: [
    'Chaar haath itne fast chal rahe hain ki ginna mushkil hai, aur paas se guzarne wale ko ' +
      'poore gaane mein sirf "London" samajh aata hai. Dono ek dusre ki aankhon mein dekhte ' +
      'hain, haathon ko nahi. Nazar hati, aur ek clap hawa mein.',
    'Story par logic mat lagao. Hiran paani mein kyun gaya, Nani ka London ticket kisne book ' +
      'kiya, kangan warranty mein the ya nahi, kisi ne aaj tak nahi poochha. Ghar ka raasta map ' +
      'se dekhte hain, hiran ka poora route zubaani yaad hai.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do bachche aamne-saamne baithe hain, dono ki hatheliyan beech mein mil rahi hain. ' +
      'Chhoti lakeerein taali ki awaaz dikhati hain.',
    caption: 'Aamne-saamne baitho, hatheliyan chest ki height par.',
  },
  howToPlay: [
    'Aamne-saamne baitho ya khade ho jao, itne paas ki hatheliyan aaram se mil jaayein.',
    'Aage ke gaane ke liye clap ka pattern fix karo. Jaise: apni clap, right-right, apni, ' +
      'left-left, apni, phir dono haath.',
    'Pehle chaar tukde slow gaao, "Aao milo" se "Race laga lo" tak. Har tukde ke baad teen ' +
      'clap, dost ki hatheliyon par.',
    'Wahi chaar tukde ek baar aur, is baar fast, aur bina brake ke aage ka gaana pakad lo.',
    'Gaane ke saath pattern chalate raho. Easy lage, toh agla round express speed par.',
    'Yahan haarta koi nahi. Mistake hui toh hanso, aur phir se start. "Nanaji namaste" tak ' +
      'non-stop pahunche, toh dono jeete.',
  ],
  variants:
    'Delhi ke ek version mein bol ya clap miss hua, toh turn dusre ka. Kuch jagah end mein ' +
    '"Statue" bolte hi sab freeze, "Over" tak. Clap ka order har school mein alag hai.',
  song: {
    note:
      'Ek version, kuch lines chhodkar. Kahin "Humne tode" ke bina gaate hain, kahin ' +
      'halwa-poori ki jagah menu mein ras-malai hai.',
    lines: [
      'Aao milo',
      'Shilo shaalo',
      'Kachcha dhaaga',
      'Race laga lo',
      'Humne tode das patte',
      'Ek patta kachcha',
      'Hiran ka bachcha',
      'Hiran gaya paani mein',
      'Pakda uski nani ne',
      'Nani gayi London',
      'Wahan se laayi kangan',
      'Kangan gaye toot',
      'Nani gayi rooth',
      'Nani ko manayenge',
      'Halwa-poori khayenge',
      'Humne khaaye samose',
      'Samose bade achche',
      'Nanaji namaste',
    ],
  },
  safety:
    'Ring utaar do, kada ho toh upar khiska do, clap soft rakho. Haath sirf hatheli se mile, ' +
    'sar ya face tak kabhi na jaaye.',
  conclusion:
    'Pehli baar mein gaana bhaagega aur haath peeche. Bas "hiran ka bachcha" tak pahuncho, ' +
    'aage munh apne aap chal padega, bees saal baad bhi. OTP aaj bhi do baar dekhna padta ' +
    'hai.',
  share: [
    'Aao Milo Shilo Shaalo: mere do haath hain, chaar chahiye',
    'Deewar ke saath try kiya. Woh clap wapas nahi deti.',
    'Gaana kahan tak yaad hai, kangan tak ya samose tak?',
  ],
};
