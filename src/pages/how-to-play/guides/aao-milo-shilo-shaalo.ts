import picture from './aao-milo-shilo-shaalo.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'aao-milo-shilo-shaalo',
  title: 'Aao Milo Shilo Shaalo kaise khelein',
  heading: names['aao-milo-shilo-shaalo'],
  description:
    'Aao Milo Shilo Shaalo: do doston ka taali wala khel. Gaana tez hota jaata hai, haath ' +
    'uljhte jaate hain, aur saamaan kuch nahi chahiye.',
  lead: 'Saamne dost, haath tayyar, aur kahani hiran se seedhe London tak.',
  facts: {
    players: '2 players, kabhi kabhi 3',
    age: 'Kareeb 5-12 saal',
    need: 'Ek dost, saamaan kuch nahi',
    alsoKnownAs: 'Kahin kahin Aao Melo Shelo Shaalo',
  },
  introduction: [
    'Chaar haath itne tez chal rahe hain ki ginna mushkil hai, aur paas se guzarne wale ko ' +
      'poore gaane mein sirf "London" samajh aata hai. Khelne wale dono ek dusre ko dekhte ' +
      'hain, haathon ko nahi. Haathon ko dekha, aur wahin ek taali hawa mein reh gayi.',
    'Kahani par sawaal mat karo. Hiran paani mein kyun gaya, Naani ko London jaana kyun pada, ' +
      'kangan itni jaldi kaise toote, kisi ne aaj tak nahi poochha. Haathon ko matlab nahi, ' +
      'taal chahiye. Bol jitne bemel hain, utne hi pakke saal dar saal yaad rehte hain.',
  ],
  diagram: {
    src: picture,
    alt:
      'Do bachche aamne-saamne baithe hain, dono ki hatheliyan beech mein mil rahi hain. ' +
      'Chhoti lakeerein taali ki awaaz dikhati hain.',
    caption: 'Ek dusre ki taraf munh karke baitho, hatheliyan seene ki oonchai par.',
  },
  howToPlay: [
    'Aamne-saamne baitho ya khade ho jao, itne paas ki hatheliyan aaram se milein.',
    'Taali ka tareeka tay karo. Jaise: apni taali, daayan-daayan, apni, baayan-baayan, apni, ' +
      'phir dono haath.',
    'Pehle chaar tukde dheere gaao, "Aao milo" se "Race laga lo" tak. Har tukde ke baad teen ' +
      'taali bajao.',
    'Wahi tukde ek baar aur gaao, is baar tez, aur ruke bina aage ke bol pakad lo.',
    'Gaane ke saath taali ka tareeka chalate raho. Aasaan lage, toh agla chakkar aur tez karo.',
    'Haarta aksar koi nahi. Galti ho toh hanso aur shuru se gaao. "Nanaji namaste" tak bina ' +
      'atke pahunche, toh dono jeete.',
  ],
  variants:
    'Delhi mein ek version hai jismein bol ya taali chooke, toh baari agle ki. Kahin kahin ' +
    'aakhir mein koi "Statue" bolta hai, aur sab tab tak jame rehte hain jab tak "Over" sunai ' +
    'na de. Taali ka kram har jagah thoda alag hai.',
  song: {
    note:
      'Ek version, kuch bol chhodkar. Kahin "Humne tode" ke bina gaate hain, kahin ' +
      'halwa-poori ki jagah ras-malai hai.',
    lines: [
      'Aao milo',
      'Shilo shaalo',
      'Kachcha dhaaga',
      'Race laga lo',
      'Humne tode dus patte',
      'Ek patta kachcha',
      'Hiran ka bachcha',
      'Hiran gaya paani mein',
      'Pakda uski naani ne',
      'Naani gayi London',
      'Wahan se laayi kangan',
      'Kangan gaye toot',
      'Naani gayi rooth',
      'Naani ko manayenge',
      'Halwa-poori khayenge',
      'Humne khaaye samose',
      'Samose bade achche',
      'Nanaji namaste',
    ],
  },
  safety:
    'Angoothi utaar lo aur taali naram rakho. Haath hatheli se hi mile, sir ya chehre tak ' +
    'kabhi na jaaye.',
  conclusion:
    'Pehli baar mein gaana bhaagega aur haath peeche reh jaayenge. Dusri baar haath aage, bol ' +
    'gayab. Teesri baar dono saath pahunche, toh ghar wale bolenge ki bas karo, aur tab samajhna ' +
    'ki khel aa gaya.',
};
