import type { PictureContent } from '../../../kit/Picture';
import src from './class-photo.svg';

/** The class and the team, for About and the gallery of Home. */
export const classPhoto: PictureContent & { title: string } = {
  src,
  title: 'Class photo',
  alt:
    'School ke saamne do line mein class aur team: ek ki aankhein band, ek ki ungliyon se bane ' +
    'seeng, ek frame se bahar khisak raha hai.',
};
