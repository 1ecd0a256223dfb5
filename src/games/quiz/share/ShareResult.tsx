import { Share } from '../../../sharing/Share';
import { useAppSelector } from '../../../state/hooks';
import { leads } from '../../shared/share/content';
import { hashOf } from '../challenge/link';
import { gradeOf } from '../rules';
import {
  selectAnswers,
  selectName,
  selectOptionOrders,
  selectPercent,
  selectScore,
} from '../slice';
import { messageOf } from './content';
import { pictureOf } from './picture';

export default function ShareResult() {
  const name = useAppSelector(selectName);
  const answers = useAppSelector(selectAnswers);
  const score = useAppSelector(selectScore);
  const percent = useAppSelector(selectPercent);
  const optionOrders = useAppSelector(selectOptionOrders);
  return (
    <Share
      lead={leads.result}
      lines={messageOf({ name, answers, score, percent, grade: gradeOf(percent) })}
      hash={hashOf({ optionOrders, score })}
      picture={() => pictureOf({ name, answers, score, percent })}
      fileName={`report-card-${percent}`}
    />
  );
}
