export const challenge = {
  /** To the friend who arrives. */
  offer: (score: number, of: number): string[] => [
    `Dost ka result: ${of} mein se ${score} sahi.`,
    'Paper wahi hai, leak nahi hua. Ab sheet tumhari.',
  ],
  /** Before the quiz and beside the report card. */
  standing: (score: number, of: number) => `Dost ke marks: ${score} / ${of}`,
  outcomes: {
    won: 'Tumhare zyada! Dost ke ghar ab roz tumhara example diya jaayega.',
    lost: 'Dost ke zyada hain. Dinner tak yeh baat ghar par mat kholna.',
    tied: 'Same marks! Ek hi mithai ka dabba, do gharon mein.',
  },
} as const;
