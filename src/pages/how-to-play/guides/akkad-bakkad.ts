import picture from './akkad-bakkad.svg';
import type { GuideContent } from './content';
import { names } from './content';

export const guide: GuideContent = {
  slug: 'akkad-bakkad',
  title: 'Akkad Bakkad kaise khelein',
  heading: names['akkad-bakkad'],
  description:
    'Akkad bakkad bambe bo, assi nabbe poore sau! Gol baitho, ungliyan phailao, aur dekho ' +
    'gaana kiski ungli par rukta hai.',
  lead: 'Ek gaana, dher saari ungliyan, aur har baar mudegi sirf ek.',
  facts: {
    players: '2 or more, aksar 5-6',
    age: 'Har umar, mili-juli toli',
    need: 'Sirf ungliyan',
    alsoKnownAs:
      'Cousins: Ikir Mikir (Bengali), Aakku Paakku (Tamil), Atak Matak (Marathi), Avalakki ' +
      'Pavalakki, Atkan Batkan',
  },
  introduction: [
    '"Akkad bakkad" sunte hi farsh par haath bichh jaate hain, kuch saaf, kuch syaahi wale. ' +
      'Leader ki ungli gaane ke saath ghoomti hai, har bol par ek padaav. Sab chahte hain ki ' +
      'aakhri bol apne paas ruke, kyunki yahan ungli ka mudna haar nahi, jeet ki taraf ek kadam ' +
      'hai.',
    'Taakat ya daud yahan kisi kaam ki nahi. Hoshiyar khiladi pehle hi gin lete hain ki ' +
      '"bhaaga" kahan girega, aur phir bhi chehra aisa rakhte hain jaise kuch pata na ho. Yahi ' +
      'bol "pehle kaun" tay karne mein bhi kaam aate hain, aur is faisle ki appeal kahin nahi ' +
      'hoti.',
  ],
  diagram: {
    src: picture,
    alt:
      'Upar se dikhta gol ghera: kai haath zameen par phaile hain. Ek haath ki ek ungli mudi ' +
      'hui hai, aur kisi ki ungli agli ungli ki taraf ishara kar rahi hai.',
    caption: 'Paas paas gol baitho, hatheliyan zameen par, ungliyan khuli.',
  },
  howToPlay: [
    'Gol baitho. Hatheliyan zameen par rakho aur ungliyan phailao, par kisi ke haath par ' +
      'haath na chadhe.',
    'Ek leader chuno. Leader ka ek haath zameen par rahega, baaki sab apne dono haath rakho.',
    'Leader, gaana shuru karo. Dusre haath se har taal par ek ungli chhuo, ghadi ki sui wali ' +
      'disha mein.',
    'Gaana "bhaaga" par jis ungli ko chhue, use mod lo. Naya gaana uske baad wali ungli se ' +
      'shuru karo.',
    'Mudi hui ungliyan chhodkar aage badho. Kisi haath ki paanchon ungliyan mud jaayein, toh ' +
      'woh haath ghere se hata lo.',
    'Jiski saari ungliyan sabse pehle mudein, woh jeeta. Baaki log tab tak khelo, jab tak ' +
      'zameen khaali na ho jaaye.',
  ],
  variants:
    'Time kam ho toh ungli nahi, poora haath ek saath modo. Avalakki Pavalakki mein gaana jis ' +
    'haath par ruke, woh haath hi out. Leader ki ungliyan kam hain, isliye har round mein ' +
    'naya leader rakhna bhi theek hai.',
  song: {
    note:
      'Yeh ek version hai. Kahin "nikla dhaaga" gaate hain, kahin aakhir mein train aati hai, ' +
      'kahin "biscuit naram" se hokar gaana "besharam" par rukta hai.',
    lines: [
      'Akkad bakkad bambe bo',
      'Assi nabbe poore sau',
      'Sau mein laga dhaaga',
      'Chor nikal ke bhaaga',
    ],
  },
  safety:
    'Ungli ko bas halke se chhuo, gadao mat. Uthna ho toh neeche dekhkar utho, kahin kisi ki ' +
    'ungli pair ke neeche na aa jaaye.',
  conclusion:
    'Darwaza kaun kholega, is par bahas mat karo. Sabko bithao, haath rakhwao aur bambe bo se ' +
    'chal pado. Do gaanon ke baad darwaza kisi ko yaad nahi rahega, aur jo dost bahar khada ' +
    'hai, woh bhi kisi tarah andar aakar haath bichha dega.',
};
