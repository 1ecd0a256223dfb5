import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { UserText } from '../../kit/text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { inTurn } from '../shared/lines';
import { useLostFocus } from '../shared/useLostFocus';
import { chitLines, labels, QUESTION_ID, roleNames } from './content';
import styles from './Desk.module.css';
import { Drawn } from './Drawn';
import { STEP_ID } from './effects';
import type { Role } from './rules';
import { WORTH } from './rules';
import { RoundNumber, Screen, useShownNames } from './Screen';
import {
  chitHidden,
  chitOpened,
  phonePutDown,
  phoneTaken,
  selectDeal,
  selectHolder,
  selectLineNumber,
  selectPhase,
  selectRoundNumber,
} from './slice';

/** The screen while the players hand the phone round. Each player looks alone at one chit, a paper slip with a role. */
export function Desk() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const holder = useAppSelector(selectHolder);
  const deal = useAppSelector(selectDeal);
  const roundNumber = useAppSelector(selectRoundNumber);
  usePutDown(() => {
    if (phase !== 'passing') dispatch(phonePutDown());
  });
  return (
    <Screen className={styles.desk}>
      <RoundNumber />
      {/* The key changes with the round, to show the animation of the thrown chits in each round. */}
      <div key={roundNumber} className={styles.top} data-looking={phase === 'looking' || undefined}>
        {deal.map((_role, player) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the player
            key={player}
            className={styles.place}
            data-held={(player === holder && phase !== 'passing') || undefined}
          >
            <Drawn symbol={player < holder ? 'empty' : 'folded'} />
          </span>
        ))}
        <div className={styles.open} role="status">
          {phase === 'looking' && <Chit role={deal[holder] as Role} />}
        </div>
      </div>
      <Step key={`${holder} ${phase}`} />
    </Screen>
  );
}

/**
 * Calls `onPutDown` at once when another person may see the screen. Signs of this are a turn of the phone, a switch to
 * another app, tab or page, and the loss of the focus, for example to a notification.
 */
function usePutDown(onPutDown: () => void) {
  const callback = useEffectEvent(onPutDown);
  useEffect(() => {
    const putDown = () => callback();
    const putDownIfHidden = () => {
      if (document.hidden) callback();
    };
    const portrait = window.matchMedia('(orientation: portrait)');
    document.addEventListener('visibilitychange', putDownIfHidden);
    window.addEventListener('blur', putDown);
    window.addEventListener('pagehide', putDown);
    // When a phone is turned upside down, `orientationchange` fires, but the media query still has the same result.
    window.addEventListener('orientationchange', putDown);
    portrait.addEventListener('change', putDown);
    return () => {
      document.removeEventListener('visibilitychange', putDownIfHidden);
      window.removeEventListener('blur', putDown);
      window.removeEventListener('pagehide', putDown);
      window.removeEventListener('orientationchange', putDown);
      portrait.removeEventListener('change', putDown);
    };
  }, []);
}

/** Shows the open chit of one player: the role, the points of the role, and a line. */
function Chit({ role }: { role: Role }) {
  const lineNumber = useAppSelector(selectLineNumber);
  return (
    <div className={styles.chit}>
      <Drawn symbol={role} />
      <p className={styles.role}>
        <strong>{roleNames[role]}</strong>{' '}
        <span className={styles.worth}>{`${WORTH[role]} ${labels.points}`}</span>
      </p>
      <p className={styles.line}>{inTurn(chitLines[role], lineNumber)}</p>
    </div>
  );
}

/**
 * Shows what the player has to do now, and a button for this step. Each step has a new button, and the new button gets
 * the focus. The button `Chit dikhao`, which opens the chit, is above the hint. The buttons of all other steps are
 * below the hint. Otherwise the second tap of a double tap would hit the next button, and open or hide the chit.
 */
function Step() {
  const dispatch = useAppDispatch();
  const phase = useAppSelector(selectPhase);
  const holder = useAppSelector(selectHolder);
  const isLast = holder === useAppSelector(selectDeal).length - 1;
  const name = useShownNames()[holder];
  useLostFocus(STEP_ID);
  if (phase === 'passing') {
    return (
      <>
        <p className={styles.hint}>
          {labels.passTo} <UserText>{name}</UserText> {labels.passOn}
        </p>
        <StepButton onPress={() => dispatch(phoneTaken(holder))}>
          {labels.iAm} <UserText>{name}</UserText> {labels.am}
        </StepButton>
      </>
    );
  }
  if (phase === 'holding') {
    return (
      <>
        <StepButton onPress={() => dispatch(chitOpened(holder))}>{labels.open}</StepButton>
        <p className={styles.hint}>{labels.alone}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.hint}>{labels.remember}</p>
      <StepButton
        onPress={() => dispatch(chitHidden(holder))}
        nextId={isLast ? QUESTION_ID : undefined}
      >
        {labels.hide}
      </StepButton>
    </>
  );
}

type StepButtonProps = { onPress(): void; nextId?: string | undefined; children: React.ReactNode };

function StepButton({ onPress, nextId = STEP_ID, children }: StepButtonProps) {
  return (
    <Button id={STEP_ID} onClick={() => focusAfter(onPress, nextId)}>
      {children}
    </Button>
  );
}
