import type { GuideContent } from './content';
import { names } from './content';
import picture from './nani-ka-ghar.svg';

export const guide: GuideContent = {
  slug: 'nani-ka-ghar',
  title: 'Nani Ka Ghar kaise khelein',
  heading: names['nani-ka-ghar'],
  description:
    'Nani Ka Ghar, ek version: chhoti si hatheli par poora parivaar, phir do ungliyon ka ' +
    'kohni tak ka safar. Do se paanch saal ke bachchon ke saath.',
  lead: 'Raasta bas ek haath lamba, phir bhi har baar naya lagta hai.',
  facts: {
    players: '2: ek bada, ek chhota',
    age: '2-5 saal, kisi bade ke saath',
    need: 'Ek khuli hatheli',
    alsoKnownAs: 'Dusra naam humein nahi mila. Cousin: Pappu Kanji (Tamil)',
  },
  introduction: [
    'Pehle sach: Nani Ka Ghar ke pakke rules humein kahin likhe nahi mile. Kisi ke liye yeh ' +
      'naam chhuttiyon ka hai, kisi ke liye ghar-ghar khelne ka, kisi ke liye geeli ret mein ' +
      'pair daba kar ghar banane ka. Neeche wala tareeka bas ek version hai, jo humne khud joda ' +
      'hai.',
    'Ismein ek bada haath hai, ek nanha haath hai, aur pahunchne ki koi jaldi nahi. Ungliyon ' +
      'par Nana, Nani, Mama, Mausi gine jaate hain, phir do ungliyan Nani ke ghar ki taraf ' +
      'nikal padti hain. Bachche ko raasta yaad hota hai. Isiliye uski khilkhilahat manzil se ' +
      'pehle pahunch jaati hai.',
  ],
  diagram: {
    src: picture,
    alt:
      'Nani ka haath aur chhote bachche ki khuli hatheli. Do ungliyan bachche ki baanh par ' +
      'chalkar ek chhote se ghar ki taraf ja rahi hain.',
    caption: 'Bachche ko paas ya god mein bithao, hatheli upar, baanh dheeli.',
  },
  howToPlay: [
    'Bachche se poochho: "Nani ke ghar chalein?" Haan bole, tabhi uski hatheli apne haath par ' +
      'kholo.',
    'Ek ek ungli chhuo ya mod do, aur naam lo: Nana, Nani, Mama, Mausi, aur sabse chhoti ' +
      'ungli woh khud.',
    'Ab hatheli par ungli gol gol ghumao, jaise nikalne se pehle sab chappal dhoondh rahe hon.',
    'Apni do ungliyon ko pair banao aur kalai se upar chalao. Beech mein ruko, saans lo, phir ' +
      'chalo.',
    'Kohni aate hi ruko aur bolo: "Aa gaya Nani ka ghar." Bachcha chahe toh wahin halki si ' +
      'gudgudi karo.',
    'Jeet-haar yahan hai hi nahi. Khel hansi par ya "bas" par khatam karo, phir haath badlo: ' +
      'ab tumhari baanh, uski ungliyan.',
  ],
  variants:
    'Isse milte-julte khel kai jagah hain. Tamil Pappu Kanji mein hatheli thaali banti hai ' +
    'aur ungliyan kandhe tak jaati hain. Arunachal mein bhi ungliyan ginkar hatheli par ' +
    'chakkar lagate hain.',
  safety:
    'Safar kohni par khatam, bagal tak mat jao. Gudgudi se pehle poochho. Bachcha "bas" bole ' +
    'ya haath hataye, toh usi pal ruko.',
  conclusion:
    'Do seat mein sama jaane wala khel hai, isliye late train mein bhi chalta hai aur doctor ' +
    'ke yahan bhi. Mausi ki baari tum bhool sakte ho, bachcha nahi bhoolega. Phir shaam ko ' +
    'apne ghar ke kisi bade ko phone lagao aur poochho ki unka wala kaisa tha.',
};
