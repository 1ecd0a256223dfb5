import { Card } from '../../kit/Card';
import { List } from '../../kit/text';
import { useIsHydrated } from '../../kit/useIsHydrated';
import { RULES_ID, rules as texts } from '../shared/content';
import styles from './Hub.module.css';

/**
 * The card with the rules of a game, to which the line below the tiles links. The card comes after hydration, into a
 * place that is kept for it: with the rules, the HTML document would be too long for the 14.6 kB that a server sends
 * before it waits for an answer from the browser.
 */
export const Rules = ({ rules }: { rules: readonly string[] }) => (
  <div className={styles.rules}>
    {useIsHydrated() && (
      <Card heading={texts.heading} headingId={RULES_ID}>
        <List className={styles.ruleList}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </List>
      </Card>
    )}
  </div>
);
