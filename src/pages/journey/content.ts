import type { PageContent } from '../../site/Page';

export const content = {
  title: 'Journey',
  description:
    'School ka safar, last bench ki nazar se: pehle din ke aansu, tiffin ki khushboo, ' +
    'PT period ki daud aur farewell ki bhari hui shirt.',
  lead:
    'Safar pehle din ke aansuon se shuru hua. ' +
    'Phir dost bane, tiffin saath khule, kabhi katti hui, aur PT ka period Maths le gaya. ' +
    'Aakhir mein farewell aaya. ' +
    'Shirt par sabke naam the, aur aankhon mein wahi pehle din wale aansu.',
} satisfies PageContent;
