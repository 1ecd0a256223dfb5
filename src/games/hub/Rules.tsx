import { Card } from '../../kit/Card';
import { List } from '../../kit/text';
import { RULES_ID, rules as texts } from '../shared/content';
import styles from './Hub.module.css';

/** The card with the rules of a game, to which the line below the tiles links. */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <div className={styles.rules}>
    <Card heading={texts.heading} headingId={RULES_ID}>
      <List className={styles.ruleList}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Card>
  </div>
);
