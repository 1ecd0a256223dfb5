/** Whether a player has more than a friend. Example: `outcomeOf(12, 9)` is 'won'. */
export function outcomeOf(own: number, friend: number): 'won' | 'lost' | 'tied' {
  if (own === friend) return 'tied';
  return own > friend ? 'won' : 'lost';
}
