import picture from './akkad-bakkad.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'akkad-bakkad',
  title: 'Akkad Bakkad kaise khelein',
  heading: names['akkad-bakkad'],
  description:
    'Akkad bakkad bambe bo, assi nabbe poore sau! Den choose karne wala gaana aur ungliyon ' +
    'wala game, dono ke rules.',
  lead: 'Den kaun banega? Voting ki zaroorat nahi, yeh gaana kaafi hai.',
  facts: {
    players: '2 or more, aksar 5-6',
    age: 'Har umar, mixed toli',
    need: 'Sirf ungliyan',
    alsoKnownAs:
      'Milte-julte khel: Ikir Mikir (Bengali), Aakku Paakku (Tamil), Atak Matak (Marathi), ' +
      'Avalakki Pavalakki (Kannada), Atkan Batkan (Hindi)',
  },
  introduction: [
    'Chhupan-chhupai start hone se pehle sabse bada question: den (kahin daam) kaun? Sab ' +
      'circle mein khade, ek leader, aur uski ungli ek ek karke sab par: akkad bakkad bambe bo. ' +
      'Jis par gaana ruka woh safe, aur end mein jo akela bacha, den wahi. Is decision ka koi ' +
      'court nahi, bas "phir se gino" hai.',
    'Dusra game floor par hota hai, jab bahar dhoop ho aur gate par mummy ki duty ho. Yahan ' +
      'jeet seedhi ungli se nahi nikalti, ungli modni padti hai. Smart players pehle hi gin ' +
      'lete hain ki "bhaaga" kahan girega, par face aisa rakhte hain jaise counting aati hi ' +
      'nahi.',
  ],
  diagram: {
    src: picture,
    alt:
      'Upar se dikhta gol ghera: kai haath zameen par phaile hain. Ek haath ki ek ungli mudi ' +
      'hui hai, aur kisi ki ungli agli ungli ki taraf ishara kar rahi hai.',
    caption: 'Paas paas gol baitho, hatheliyan floor par, ungliyan khuli.',
  },
  howToPlay: [
    'Den chunna ho toh bas itna: leader har word par ek dost ko point kare, khud ko bhi gine, ' +
      '"bhaaga" wala safe, aur last mein bacha hua den.',
    'Ab ungliyon wala game. Gol baitho, dono hatheliyan neeche, ungliyan phaili hui. Haath ke ' +
      'upar haath allowed nahi.',
    'Leader, ek haath floor par rakho, baaki sab dono. Dusre haath se har word par ek ungli ' +
      'touch karo, clockwise.',
    'Gaana "bhaaga" par jis ungli ko touch kare, usko fold karo. Next round uske baad wali ' +
      'ungli se.',
    'Fold ki hui ungliyan skip karo. Kisi haath ki paanchon fold ho jaayein, toh woh haath ' +
      'circle se bahar.',
    'Jiski saari ungliyan sabse pehle fold ho gayin, woh jeeta. Chaaho toh yahin ruko, chaaho ' +
      'toh floor khaali hone tak khelo.',
  ],
  variants:
    'Time kam hai toh poora haath ek saath fold karo. Avalakki Pavalakki mein gaana jis haath ' +
    'par ruka, woh haath hi out. Leader ki ungliyan kam hoti hain, isliye har naye game mein ' +
    'naya leader rakhna fair hai.',
  song: {
    note:
      'Yeh ek version hai. Kahin "nikla dhaaga" gaate hain, kahin end mein train aati hai, ' +
      'aur kahin chai garam, biscuit naram ke baad gaana "besharam" par brake lagata hai.',
    lines: [
      'Akkad bakkad bambe bo',
      'Assi nabbe poore sau',
      'Sau mein laga dhaaga',
      'Chor nikal ke bhaaga',
    ],
  },
  safety:
    'Ungli ko bas halka sa touch karo, chubhao mat. Uthte waqt neeche dekho, kisi ki ungli ' +
    'joote ke neeche na aaye.',
  conclusion:
    'Remote kiska, pankha kitne par, aakhri pakoda kiska: committee mat bithao, sabko circle ' +
    'mein bithao. Chhota bhai zid kare, toh usko kachcha nimbu bana do: khelega bhi, out bhi ' +
    'nahi hoga. Aur jo sabse pehle bole "phir se gino", samajh lo den wahi hai.',
  share: [
    'Akkad Bakkad ho gaya: den tum ho',
    'Ginti do baar hui, dono baar maine hi ki.',
    'Aankh band karke sau tak ginoge, ya phir wahi: 1, 2, 98, 99?',
  ],
};
