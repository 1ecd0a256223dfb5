import { Card } from '../../kit/Card';
import styles from './BackbencherTest.module.css';
import { Checklist } from './Checklist';
import { Verdict } from './Verdict';

export default function BackbencherTest() {
  return (
    <Card taped>
      <div className={styles.sheet} data-works-without-script="">
        <Checklist />
        <Verdict />
      </div>
    </Card>
  );
}
