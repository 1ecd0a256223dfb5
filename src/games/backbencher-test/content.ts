import type { About } from '../shared/game';
import type { PointId, TitleId } from './rules';
import { POINTS } from './rules';

export const about: About = {
  title: 'Backbencher Test: kitne asli ho?',
  tagline: '20 kaarnaame, 5 titles. Jo kiya hai, bas tick karo.',
  howTo: 'Jo jo kiya hai, us par tick. Jitne tick, utna bada title.',
  rules: [
    'Har kaarnaame ka ek tick. Jhooth ka tick bhi lag jaata hai, bas bench ko pata hota hai.',
    '4 tick par First Bench chhoot gaya. 9, 14 aur 18 par title aur peeche khisakta hai.',
    'Galti se lag gaya? Dobara dabao, tick utar jaayega. Reset poori copy saaf karta hai.',
  ],
  description:
    'Proxy lagayi? Tiffin recess tak bacha hi nahi? 20 kaarnaame tick karo aur dekho: First ' +
    'Bench Ka Sitara ho ya Last Bench Legend. Score save rehta hai.',
};

/**
 * The things that a back-bencher has done, one for each point. Each text continues the sentence that `labels.group`
 * begins.
 */
export const points: Record<PointId, string> = {
  'window-present': 'Khidki ke bahar dekhte hue "present" bola, apna naam aane se pehle.',
  'back-page': 'Copy aage se khaali, peeche se full: XOX, FLAMES aur ek adhoora cartoon.',
  'tiffin-early': 'Tiffin second period mein khatam, dhakkan ki awaaz khaansi mein chhupayi.',
  proxy: 'Ek hi roll call mein teen awaazon mein proxy lagayi, teesri pakdi gayi.',
  'eraser-half': 'Naya eraser pehle hi din scale se aadha kiya, bagal wale ke liye.',
  'board-name': 'Monitor ki list mein naam aaya, aur andar se thoda proud bhi hua.',
  'last-bench-run': 'Naye session ke first day bag phenka, last bench book ki.',
  'chalk-shoes': 'White PT shoes par chalk ghisa aur checking mein pass ho gaye.',
  'borrowed-sheet': 'Test mein sheet udhaar ki, pen udhaar ka, bas confidence apna tha.',
  'prayer-eye': 'Prayer mein ek aankh khuli rakhi, yeh dekhne ko ki aur kiski khuli hai.',
  'cricket-page': 'Saal ki sabse moti kitaab roz kholi, sirf book cricket ke liye.',
  'water-trip': 'Paani peene gaye, har section ki khidki par munh banaya, ghanti par laute.',
  'sleeping-book': 'Atlas ka takiya banaya, uthe toh gaal par Africa chhapa tha.',
  'ptm-floor': 'PTM mein poore time farsh dekha, aur mummy ne sirf tumhe.',
  'bus-antakshari':
    'Picnic bus ki antakshari mein "la la la" se gaana poora kiya, aur jeet bhi gaye.',
  'group-punishment-laugh': 'Poori class ko daant padi, aur hansi sirf tumhari chhooti.',
  'homework-reminder': '"Ma\'am, aapne homework diya tha" bolne wale ko poori recess ghoora.',
  'corridor-friends': 'Class se bahar nikaale gaye, aur corridor mein do dost pehle se khade mile.',
  'birthday-toffee': 'Birthday par colour dress pehni, aur toffee baantne mein do period nikaale.',
  'farewell-shirt': 'Farewell wali shirt aaj bhi almirah mein hai, bina dhuli.',
};

export const titles: Record<TitleId, { title: string; line: string }> = {
  front: {
    title: 'First Bench Ka Sitara',
    line: 'Chalk box tumhare haath, register bhi. Last bench par aana, hum sikha denge.',
  },
  second: {
    title: 'Part-time Backbencher',
    line: 'Bag aage, dil peeche. Free period mein kahan milte the, sabko pata hai.',
  },
  middle: {
    title: 'Middle Bench Double Agent',
    line: 'Aage se notes, peeche se news. Dono side tumhe apna maanti thin.',
  },
  back: {
    title: 'Certified Backbencher',
    line:
      'Seating plan badla, section badla, tum nahi badle. Compass se likha naam aaj bhi bench ' +
      'par hai.',
  },
  legend: {
    title: 'Last Bench Legend',
    line: 'Juniors aaj bhi tumhare kisse sunate hain, har saal thode aur bade karke.',
  },
};

export const labels = {
  group: 'Tum backbencher ho agar',
  intro: 'Jo jo kiya hai, tick karo. Diary mein remark nahi aayega, promise.',
  reset: 'Reset',
};

/** The texts that the note shows instead of a title, before the first tick. */
export const untitled = {
  title: 'Pehla tick kaunsa?',
  line: 'Title abhi pencil se bhi nahi likha. Ek kaand toh kiya hi hoga, sach sach batao.',
};

/** Returns the number of ticked points and the number of all points as a text. Example: `countText(7)` is `7 / 20`. */
export const countText = (ticked: number) => `${ticked} / ${POINTS.length}`;
