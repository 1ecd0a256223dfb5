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

const crestOf = (height: number): PictureBlock => ({
  kind: 'drawings',
  drawings: [{ element: crest, height }],
});

const signature: PictureDrawing = {
  element: <Drawing sprite={sprite} symbol="signature" className={styles.signature} />,
  height: 1.7,
  caption: school.signedBy,
  signed: true,
};

const letterhead: PictureBlock[] = [
  { kind: 'text', hand: true, strong: true, size: 'large', text: school.name, color: 'ink' },
  { kind: 'text', size: 'small', text: school.motto, color: 'pencil' },
];

/**
 * Returns the head of a handout for a shared picture: crest, name and motto of the school, one below the other. With
 * `isLow`, the name and the motto are beside the crest, so the head is lower.
 */
export function handoutHead({ isLow = false } = {}): PictureBlock[] {
  if (isLow) {
    return [{ kind: 'columns', together: true, columns: [[crestOf(2.2)], letterhead] }];
  }
  return [crestOf(2.4), ...letterhead];
}

/**
 * Returns the foot of a handout for a shared picture: the class teacher's signature, and a seal or a stamp beside it.
 */
export function handoutFoot(seal: SealVariant | { text: string; word: string }): PictureBlock {
  const sealBlock: PictureBlock =
    typeof seal === 'string'
      ? { kind: 'drawings', drawings: [{ element: sealOf(seal), height: 3.2 }] }
      : { kind: 'stamp', color: 'ink', ...seal };
  return { kind: 'columns', columns: [[{ kind: 'drawings', drawings: [signature] }], [sealBlock]] };
}

const sealOf = (variant: SealVariant) => (
  <span className={styles.colors}>
    <Seal variant={variant} />
  </span>
);
