import { Button } from '../../kit/Button';
import { focusAfter } from '../../kit/focusAfter';
import { UserText } from '../../kit/text';
import { useShownChoice } from '../../kit/useShownChoice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import styles from './Court.module.css';
import { labels, QUESTION_ID, rajaAsks, reply, roleNames, ruleOf } from './content';
import { Drawn } from './Drawn';
import { VERDICT_ID } from './effects';
import type { Role } from './rules';
import { suspectsOf } from './rules';
import { RoundNumber, Screen, useShownNames } from './Screen';
import { selectDeal, selectGuesser, selectSuspect, suspectChosen, suspectNamed } from './slice';

/**
 * The screen when all players have seen their chits and the phone is on the desk. The Raja asks who the guesser is. The
 * guesser answers, and then names one of the other two players as the Chor (the thief).
 */
export function Court() {
  const dispatch = useAppDispatch();
  const deal = useAppSelector(selectDeal);
  const guesser = useAppSelector(selectGuesser);
  const suspect = useAppSelector(selectSuspect);
  const names = useShownNames();
  const nameOf = (role: Role) => names[deal.indexOf(role)];
  return (
    <Screen className={styles.court}>
      <div>
        <RoundNumber />
        <p className={styles.hint}>{labels.court}</p>
        <Speaker chit="raja" name={nameOf('raja')} words={rajaAsks[guesser]} />
        <Speaker chit={guesser} name={nameOf(guesser)} words={reply} />
      </div>
      <div className={styles.ask}>
        <p className={styles.hint}>
          {labels.now} {roleNames[guesser]} <UserText>{nameOf(guesser)}</UserText> {labels.names}
        </p>
        <h2 id={QUESTION_ID} className={styles.question} tabIndex={-1}>
          {labels.question}
        </h2>
        <Suspects />
        <Button
          aria-disabled={suspect === null}
          onClick={() => {
            if (suspect !== null) focusAfter(() => dispatch(suspectNamed()), VERDICT_ID);
          }}
        >
          {labels.guess}
        </Button>
        <p className={styles.rule}>{suspect === null ? labels.chooseFirst : ruleOf(guesser)}</p>
      </div>
    </Screen>
  );
}

type SpeakerProps = { chit: Role; name: string | undefined; words: string };

/** Shows a player with an open chit, and the words that the player says aloud. */
function Speaker({ chit, name, words }: SpeakerProps) {
  return (
    <div className={styles.speaker}>
      <Drawn symbol={chit} />
      <p>
        <span className={styles.who}>
          {roleNames[chit]} <UserText>{name}</UserText>:
        </span>{' '}
        <q className={styles.words}>{words}</q>
      </p>
    </div>
  );
}

/** Shows the choice between the two players whose chits are still folded. */
function Suspects() {
  const dispatch = useAppDispatch();
  const deal = useAppSelector(selectDeal);
  const guesser = useAppSelector(selectGuesser);
  const suspect = useAppSelector(selectSuspect);
  const names = useShownNames();
  const [shown, choose] = useShownChoice(suspect, (player) => dispatch(suspectChosen(player)));
  return (
    <div className={styles.suspects} role="radiogroup" aria-label={labels.question}>
      {suspectsOf(deal, guesser).map((player) => (
        <label key={player} className={styles.suspect}>
          <input
            type="radio"
            name="suspect"
            checked={player === shown}
            onChange={() => choose(player)}
          />
          <span className={styles.face}>
            <Drawn symbol="folded" />
            <UserText>{names[player]}</UserText>
          </span>
        </label>
      ))}
    </div>
  );
}
