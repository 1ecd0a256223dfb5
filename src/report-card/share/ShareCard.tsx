import { bandText } from '../../games/shared/bands';
import { Share } from '../../sharing/Share';
import { useAppSelector, useAppStore } from '../../state/hooks';
import { grades } from '../content';
import { selectBadges } from '../slice';
import { selectDaysPresent, selectRow, selectTotal, useSubjects } from '../subjects';
import { share } from './content';
import { pictureOf } from './picture';

export default function ShareCard() {
  const subjects = useSubjects();
  const store = useAppStore();
  const total = useAppSelector((state) => selectTotal(state, subjects));
  const badges = useAppSelector((state) => Object.keys(selectBadges(state).earned).length);
  const days = useAppSelector((state) => selectDaysPresent(state, subjects).length);
  const grade = total === undefined ? undefined : bandText(grades, total);
  const rows = () =>
    subjects.map((subject) => ({
      name: subject.game.name,
      row: selectRow(store.getState(), subject),
    }));
  return (
    <Share
      key={`${total} ${badges} ${days}`}
      lead={share.lead}
      lines={share.messageOf({ grade, badges, days })}
      picture={() => pictureOf({ rows: rows(), grade, total, badges, days })}
      fileName="mera-report-card"
    />
  );
}
