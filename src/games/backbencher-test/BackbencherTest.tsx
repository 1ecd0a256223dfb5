import { useState } from 'react';
import { Card } from '../../kit/Card';
import type { GameEffects } from '../shared/game';
import { aboutGame } from './about';
import styles from './BackbencherTest.module.css';
import { Checklist } from './Checklist';
import { cuesOf } from './cues';
import type { BackbencherTestState } from './slice';
import { Verdict } from './Verdict';

export const about = aboutGame;

export const effects: GameEffects<BackbencherTestState> = { cuesOf };

export default function BackbencherTest() {
  // The title that is stored comes in after hydration: nobody has asked to hear it.
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
