import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import spread from '../../kit/spread.module.css';
import { Paragraphs } from '../../kit/text';
import { useLazyPart } from '../../kit/useLazyPart';
import { partNotLoaded } from '../../layout/content';
import { paths } from '../../paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PageParts } from '../shared/game';
import { ScoreCard } from '../shared/ScoreCard';
import { Classroom } from './Classroom';
import { about, concept, labels } from './content';
import { enterClass, feature } from './effects';
import styles from './GuessTheTeacher.module.css';
import { MAX_SCORE } from './rules';
import {
  guessTheTeacherSlice,
  selectBestScore,
  selectGuess,
  selectPhase,
  selectSeenCards,
} from './slice';

const loadCertificate = () =>
  import(/* webpackChunkName: "guess-the-teacher-later" */ './Certificate');

export const page: PageParts = {
  about,
  feature,
  selectHasBegun: (state) =>
    selectGuess(state) !== null ||
    Object.values(selectSeenCards(state)).flat().length > 1 ||
    selectBestScore(state) > 0,
  loadChallenge: () => import(/* webpackChunkName: "guess-the-teacher-later" */ './links'),
};

export default function GuessTheTeacher() {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(enterClass()), [dispatch]);
  const phase = useAppSelector(selectPhase);
  // The code of the certificate is loaded after the first guess, before the certificate is needed. If the loading
  // fails, the next guess or the end of the game tries again.
  const hasGuessed = phase === 'guessed' || phase === 'ended';
  const { Part: Certificate, hasFailed } = useLazyPart(loadCertificate, hasGuessed && phase);
  return (
    <div className={`${spread.spread} ${spread.firstAlone} ${spread.firstWide}`}>
      {phase !== 'ended' && <Classroom />}
      {phase === 'ended' && (Certificate ? <Certificate /> : <p>{hasFailed && partNotLoaded}</p>)}
      <Scores />
      <Concept />
    </div>
  );
}

function Scores() {
  const best = useAppSelector(selectBestScore);
  return (
    <ScoreCard
      game={guessTheTeacherSlice.name}
      figures={best > 0 ? [{ label: labels.bestScore, value: `${best} / ${MAX_SCORE}` }] : []}
      none={labels.noBest}
    />
  );
}

function Concept() {
  return (
    <section className={styles.concept} aria-labelledby="concept" data-works-without-script="">
      <h2 id="concept">{concept.heading}</h2>
      <Paragraphs texts={concept.paragraphs} />
      <p>
        {concept.ask} <Link to={paths.feedback}>{concept.tell}</Link> {concept.thank}
      </p>
    </section>
  );
}
