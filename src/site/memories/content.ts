import type { PictureContent } from '../../kit/Picture';
import classPhotoPicture from './class-photo.svg';
import examMission from './exam-mission.svg';
import farewell from './farewell.svg';
import fightsAndFriendship from './fights-and-friendship.svg';
import firstDay from './first-day.svg';
import lunchBreak from './lunch-break.svg';
import notebookGames from './notebook-games.svg';
import ptPeriod from './pt-period.svg';

/** A drawing of the story, as Journey and the gallery of Home show it. */
export type Memory = PictureContent & { title: string };

export const memories = {
  'first-day': {
    title: 'Pehla din',
    src: firstDay,
    alt:
      'School ke gate par ek chhota bachcha, bada bag aur paani ki bottle, gaal par aansu; ' +
      'use dekhkar dusra bhi ro raha hai.',
  },
  'lunch-break': {
    title: 'Tiffin, time se pehle',
    src: lunchBreak,
    alt:
      'Desk ke neeche ek tiffin chupke se khula hai, aur uski khushboo ki lehar aage baithi ' +
      'naakon tak pahunch rahi hai.',
  },
  'notebook-games': {
    title: 'Aakhri panna',
    src: notebookGames,
    alt:
      'Copy ka aakhri panna upar se: XOX, dots and boxes, aur ek pen, jis par dono taraf ' +
      'se ek ek ungli nishaana lagaye hai.',
  },
  'fights-and-friendship': {
    title: 'Katti, aadhi si',
    src: fightsAndFriendship,
    alt:
      'Do dost peeth se peeth lagaye chhoti ungli dikha rahe hain, beech mein aadha eraser; ' +
      'ek abhi se mudkar jhaank raha hai.',
  },
  'pt-period': {
    title: 'PT mein geometry',
    src: ptPeriod,
    alt:
      'Class ke darwaze par bachche ball aur bat liye ruke hain, andar compass box rakha hai ' +
      'aur board par geometry bani hai.',
  },
  'exam-mission': {
    title: 'Raat wala mission',
    src: examMission,
    alt:
      'Raat, table lamp aur kitaabon ka dher: ek dost kitaab par so gaya hai, dusra chappal ' +
      'haath mein liye dabe paon chal raha hai.',
  },
  farewell: {
    title: 'Naamon wali shirt',
    src: farewell,
    alt:
      'Safed shirts naamon se bhari hain; dost ek dusre ki peeth par sign kar rahe hain aur ' +
      'ek apni aankh ponchh raha hai.',
  },
} satisfies Record<string, Memory>;

export type MemoryId = keyof typeof memories;

export const classPhoto: Memory = {
  src: classPhotoPicture,
  title: 'Class photo',
  alt:
    'School ke saamne do line mein class aur team: ek ki aankhein band, ek ki ungliyon se bane ' +
    'seeng, ek frame se bahar khisak raha hai.',
};
