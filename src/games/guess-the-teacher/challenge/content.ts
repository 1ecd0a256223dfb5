export const challenge = {
  /** To the friend who arrives. */
  offer: (score: number, of: number): string[] => [
    `Inhi 5 cards par dost ke ${score} / ${of} aaye hain.`,
    'Wahi teachers, wahi lines. Attendance Accept dabane se lagegi.',
  ],
  standing: (score: number, of: number) => `Dost ka score: ${score} / ${of}`,
  outcomes: {
    won: 'Tumhare zyada! Attendance dost ki poori thi, dhyaan tumhara.',
    lost: 'Dost ke zyada aaye. Uski seat board ke paas thi, bas yahi bolna.',
    tied: 'Barabar! Lagta hai daant dono ne saath saath khaayi thi.',
  },
} as const;
