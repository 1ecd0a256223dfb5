import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { UserText } from '../../kit/text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useLostFocus } from '../shared/useLostFocus';
import { Chit } from './Chit';
import { labels } from './content';
import styles from './Desk.module.css';
import { Drawn } from './Drawn';
import { QUESTION_ID, STEP_ID } from './ids';
import { RoundNumber } from './RoundNumber';
import type { Role } from './rules';
import { chitHidden, chitOpened, phonePutDown, phoneTaken, selectGame } from './slice';
import { usePlayers } from './usePlayers';
import { usePutDown } from './usePutDown';
import { useScrollIntoView } from './useScrollIntoView';

/** The phone goes round: each player looks at one chit, alone. */
export function Desk() {
  const dispatch = useAppDispatch();
  const { phase, holder, deal, rounds, games } = useAppSelector(selectGame);
  const view = useScrollIntoView<HTMLDivElement>();
  usePutDown(() => {
    if (phase !== 'passing') dispatch(phonePutDown());
  });
  return (
    <div ref={view} className={styles.desk}>
      <RoundNumber />
      {/* Another round's chits are thrown anew. */}
      <div
        key={rounds.length}
        className={styles.top}
        data-looking={phase === 'looking' || undefined}
      >
        {deal.map((_role, player) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat
            key={player}
            className={styles.place}
            data-held={(player === holder && phase !== 'passing') || undefined}
          >
            <Drawn symbol={player < holder ? 'empty' : 'folded'} />
          </span>
        ))}
        <div className={styles.open} role="status">
          {phase === 'looking' && <Chit role={deal[holder] as Role} turn={rounds.length + games} />}
        </div>
      </div>
      <Step key={`${holder} ${phase}`} />
    </div>
  );
}

/**
 * What to do now, and the one button for it; a new one in each step, which gets the focus. Around `Chit
 * dikhao` the button is in another place: the second tap of two must neither open nor hide a chit.
 */
function Step() {
  const dispatch = useAppDispatch();
  const { phase, holder, deal } = useAppSelector(selectGame);
  const name = usePlayers()[holder];
  useLostFocus(STEP_ID);
  const isLast = holder === deal.length - 1;
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
