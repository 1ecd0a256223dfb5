import type { PictureContent } from '../../../kit/Picture';
import examMission from './exam-mission.svg';
import farewell from './farewell.svg';
import fightsAndFriendship from './fights-and-friendship.svg';
import firstDay from './first-day.svg';
import lunchBreak from './lunch-break.svg';
import notebookGames from './notebook-games.svg';
import ptPeriod from './pt-period.svg';

/** The drawings of the story. They are shown on Journey, and in the gallery on Home. */
export const memories = {
  'first-day': {
    src: firstDay,
    alt:
      'School ke gate par chhota sa bachcha, bada bag aur paani ki bottle, gaal par aansu; ' +
      'use dekhkar ek bachchi bhi ro rahi hai.',
  },
  'lunch-break': {
    src: lunchBreak,
    alt:
      'Desk ke neeche ek tiffin chupke se khula hai, aur uski khushboo ki lehar aage baithi ' +
      'naakon tak pahunch rahi hai.',
  },
  'notebook-games': {
    src: notebookGames,
    alt:
      'Copy ka aakhri panna upar se: XOX, dots and boxes, aur ek pen, jis par dono taraf ' +
      'se ek ek ungli nishaana lagaye hai.',
  },
  'fights-and-friendship': {
    src: fightsAndFriendship,
    alt:
      'Do dost peeth se peeth lagaye chhoti ungli dikha rahe hain, beech mein aadha eraser; ' +
      'ek abhi se mudkar jhaank raha hai.',
  },
  'pt-period': {
    src: ptPeriod,
    alt:
      'Class ke darwaaze par bat aur ball liye dost ruke hain, board par geometry hai; neeche ' +
      'ludhki bottle ka gol talaab ek dost scale se naap rahi hai.',
  },
  'exam-mission': {
    src: examMission,
    alt:
      'Raat ko chhat par emergency light: ek dost kitaab par so gaya hai, ek gaa raha hai, ' +
      'aur darwaaze par Dadi paanch cup chai liye khadi hain.',
  },
  farewell: {
    src: farewell,
    alt:
      'Safed shirts naamon se bhari hain; dost ek dusre ki peeth par sign kar rahe hain aur ' +
      'ek apni aankh ponchh raha hai.',
  },
} satisfies Record<string, PictureContent>;

export type MemoryId = keyof typeof memories;
