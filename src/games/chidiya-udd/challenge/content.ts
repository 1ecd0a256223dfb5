export const challenge = {
  /** To the friend who arrives. */
  offer: (score: number, calls: number): string[] => [
    `Dost ne ${calls} naam sune aur ${score} sahi pakde.`,
    'Wahi naam, usi order mein. Caller ki cheating bhi same.',
  ],
  /** During the game and after it. */
  standing: (own: number, friend: number) => `Tumhare ${own}, dost ke ${friend}`,
  /** While another mode is chosen. */
  waiting: (mode: string) => `Dost ka challenge ${mode} mein tumhara wait kar raha hai.`,
  outcomes: {
    won: 'Dost se aage! Ab group mein message aayega ki uski screen hang thi.',
    lost: 'Is baar dost. Bol do ki tumhare ek haath mein chai thi.',
    tied: 'Level! Chidiya confuse hai ki kiski balcony mein baithe.',
  },
} as const;
