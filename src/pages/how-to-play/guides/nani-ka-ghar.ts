import type { GuideContent } from './content';
import { names } from './content';
import picture from './nani-ka-ghar.svg';

export const guide: GuideContent = {
  slug: 'nani-ka-ghar',
  title: 'Nani Ka Ghar kaise khelein',
  heading: names['nani-ka-ghar'],
  description:
    'Nani Ka Ghar, ek version: chhoti si hatheli par poori family, phir do ungliyon ka kohni ' +
    'tak ka safar. 2 se 5 saal ke bachchon ke saath.',
  lead: 'Nani ka ghar hatheli se shuru, kohni par last stop.',
  facts: {
    players: '2: ek bada, ek chhota',
    age: '2-5 saal, kisi bade ke saath',
    need: 'Ek khuli hatheli',
    alsoKnownAs: 'Milta-julta khel: Pappu Kanji (Tamil)',
  },
  introduction: [
    'Train teen ghante late hai, phone 2 percent par, aur godi mein ek chhota passenger jo ' +
      'har station par poochhta hai: Nani ka ghar aaya? Uska answer hatheli mein hai. Ungliyon ' +
      'par Nana, Nani, Mama, Mausi gino, aur phir do ungliyan morning walk par nikal padti ' +
      'hain.',
    'Bachche ko route yaad hota hai, isliye uski hansi destination se pehle pahunch jaati ' +
      'hai. Kisi ki Nani ka ghar gaon mein tha, kisi ki Nani bas do gali door, par summer ' +
      'vacation sabki ek jaisi: breakfast mein aam, lunch mein aam, aur holiday homework last ' +
      'din. Darwaaze par bas ek question: khaana khaya? Haan bolo ya na, thaali toh lagegi hi. ' +
      'Neeche ek version hai, home-made.',
  ],
  diagram: {
    src: picture,
    alt:
      'Nani ka haath aur chhote bachche ki khuli hatheli. Do ungliyan bachche ki baanh par ' +
      'chalkar ek chhote se ghar ki taraf ja rahi hain.',
    caption: 'Bachche ko paas ya godi mein bithao, hatheli khuli, baanh dheeli.',
  },
  howToPlay: [
    'Bachche se poochho: "Nani ke ghar chalein?" Haan bole, tabhi uski hatheli apne haath par ' +
      'kholo.',
    'Angoothe se start karo, ek ek finger touch karo, aur roll call lo: Nana, Nani, Mama, ' +
      'Mausi, aur sabse chhoti finger woh khud.',
    'Ab hatheli par ungli round round ghumao, jaise nikalne se pehle poori family chappal ' +
      'dhoondh rahi ho.',
    'Apni do ungliyon ko pair banao aur kalai se upar chalao. Kalai par ticket checking, ' +
      'beech mein traffic jam, phir signal green.',
    'Kohni aate hi brake lagao: "Last stop, Nani ka ghar!" Bachcha chahe toh wahin chhoti si ' +
      'gudgudi.',
    'Jeet-haar ka yahan scoreboard hi nahi. Hansi par ya "bas" par khatam, phir ulta: ab ' +
      'tumhari baanh, uski ungliyan.',
  ],
  variants:
    'Tamil Pappu Kanji mein hatheli thaali ban jaati hai, aur ungliyan kandhe tak jaati hain. ' +
    'Arunachal mein bhi fingers ginkar hatheli par round lagate hain. Naam alag, language ' +
    'alag, gudgudi ka button wahi.',
  safety:
    'Ticket kohni tak ka hai, bagal ka nahi. Gudgudi se pehle permission lo. Bachcha "bas" ' +
    'bole ya haath hataye, toh usi second ruko.',
  conclusion:
    'Do seat mein fit hone wala game hai: bus, train, doctor ke yahan number aane tak. ' +
    'Charger nahi chahiye. Mausi ka turn tum bhool sakte ho, bachcha nahi bhoolega. Aur jis ' +
    'din woh poochhe ki asli Nani ka ghar kab, us din bas ticket book kar lena.',
  share: [
    'Nani Ka Ghar: do ungliyon wala, poori family samet',
    'Ab office itni lambi leave nahi deta, toh safar kohni tak ka rakha hai.',
    'May aate hi poori colony khaali ho jaati thi. Tumhara Nani wala station kaunsa tha?',
  ],
};
