import { Card } from '../../../kit/Card';
import { List } from '../../../kit/text';
import styles from '../HandCricket.module.css';
import { houseRules } from './content';

/** Which rules we play, and which others there are. */
export const HouseRules = () => (
  <div data-works-without-script="">
    <Card heading={houseRules.heading}>
      <p className={styles.intro}>{houseRules.intro}</p>
      <div className={styles.rules}>
        <List className={styles.list}>
          {houseRules.ours.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </List>
        <dl className={styles.variants}>
          {houseRules.others.map(({ name, rule }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rule}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  </div>
);
