export const slip = {
  heading: 'Home screen par ek seat khaali hai',
  prompt: {
    text: 'Icon rakh lo: agli baar link nahi dhoondhna, aur network ke bina bhi recess chalu.',
    yes: 'Haan, rakh do',
  },
  apple: {
    text: 'Do step, aur icon tumhara:',
    /** The steps. The names of the controls are the English names in iOS. */
    steps: ['Share button dabao', 'Add to Home Screen chuno'],
    /** The hint that the scores are not copied, because iOS gives a site on the home screen a storage of its own. */
    scores: 'Score saath nahi jaate: Report Card ka code copy karke wahan paste karna.',
    yes: 'Ho gaya',
  },
  no: 'Nahi, rehne do',
} as const;
