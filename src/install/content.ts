export const slip = {
  heading: 'Home screen par ek seat khaali hai',
  prompt: {
    text: 'Icon rakh lo: agli baar link nahi dhoondhna, aur network ke bina bhi recess chalu.',
    yes: 'Haan, rakh do',
  },
  apple: {
    text: 'Do step, aur icon tumhara:',
    /** The steps. They contain the names of the controls in English, as iOS shows them. */
    steps: ['Share button dabao', 'Add to Home Screen chuno'],
    /** The hint that the scores do not move along: iOS gives a site on the home screen a separate storage. */
    scores: 'Score saath nahi jaate: Report Card ka code copy karke wahan paste karna.',
    yes: 'Ho gaya',
  },
  no: 'Nahi, rehne do',
} as const;
