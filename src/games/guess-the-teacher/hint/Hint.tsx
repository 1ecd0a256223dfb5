import { useAppSelector } from '../../../state/hooks';
import styles from '../Classroom.module.css';
import { labels } from '../content';
import { selectCard, selectHint, selectTeacherType } from '../slice';
import { hints } from './content';

/** The hint that was taken; nothing before. */
export default function Hint() {
  const type = useAppSelector(selectTeacherType);
  const card = useAppSelector(selectCard);
  const hint = useAppSelector(selectHint);
  if (type === null || card === null || hint === null) return null;
  return (
    <span>
      <span className={styles.label}>{labels.hintLabel}</span> {hints[type][card]?.[hint]}
    </span>
  );
}
