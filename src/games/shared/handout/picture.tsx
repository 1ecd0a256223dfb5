import { Drawing } from '../../../kit/Drawing';
import type { PictureBlock, PictureDrawing } from '../../../sharing/picture';
import type { SealVariant } from './content';
import { school } from './content';
import { Seal } from './Handout';
import styles from './Handout.deferred.module.css';
import sprite from './handout.svg';

const crest = (
  <span className={styles.colors}>
    <Drawing sprite={sprite} symbol="crest" className={styles.crest} />
  </span>
);

const signature = <Drawing sprite={sprite} symbol="signature" className={styles.signature} />;

const letterhead: PictureBlock[] = [
  { kind: 'text', hand: true, strong: true, size: 'large', text: school.name, color: 'ink' },
  { kind: 'text', size: 'small', text: school.motto, color: 'pencil' },
];

/** Crest, name and motto of the school, above each other; or in less height beside the crest. */
export function handoutHead({ isLow = false } = {}): PictureBlock[] {
  if (isLow) {
    return [{ kind: 'beside', drawings: [{ element: crest, height: 2.2 }], blocks: letterhead }];
  }
  return [{ kind: 'drawings', drawings: [{ element: crest, height: 2.4 }] }, ...letterhead];
}

/** The class teacher's signature, and a seal or a stamp. */
export function handoutFoot(seal: SealVariant | { figure: string; word: string }): PictureBlock {
  return {
    kind: 'signed',
    by: school.signedBy,
    signature: { element: signature, height: 1.7 },
    seal: typeof seal === 'string' ? sealOf(seal) : seal,
  };
}

const sealOf = (variant: SealVariant): PictureDrawing => ({
  element: (
    <span className={styles.colors}>
      <Seal variant={variant} />
    </span>
  ),
  height: 3.2,
});
