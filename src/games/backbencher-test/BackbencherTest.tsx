import { useState } from 'react';
import { Card } from '../../kit/Card';
import type { PageParts } from '../shared/game';
import styles from './BackbencherTest.module.css';
import { Checklist } from './Checklist';
import { about } from './content';
import { feature } from './effects';
import { selectCount } from './slice';
import { Verdict } from './Verdict';

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) => selectCount(state) > 0,
};

export default function BackbencherTest() {
  // Screen readers announce a title only after the visitor has used the list. A stored title, which appears after
  // hydration, is not news and must not be announced.
  const [isUsed, setIsUsed] = useState(false);
  return (
    <Card taped>
      <div className={styles.sheet} data-works-without-script="">
        <Checklist onUse={() => setIsUsed(true)} />
        <Verdict isUsed={isUsed} />
      </div>
    </Card>
  );
}
