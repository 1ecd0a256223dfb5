import type { PictureContent } from '../../../kit/Picture';
import src from './class-photo.svg';

/** The drawing of the class and the team. It is shown on About, and in the gallery on Home. */
export const classPhoto: PictureContent & { title: string } = {
  src,
  title: 'Class photo',
  alt:
    'School ke saamne do line mein class aur team: ek ki aankhein band, ek ki ungliyon se bane ' +
    'seeng, ek frame se bahar khisak raha hai.',
};
