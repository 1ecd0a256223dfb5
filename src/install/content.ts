export const slip = {
  heading: 'Home screen par ek seat khaali hai',
  prompt: {
    text: 'Icon rakh lo: agli baar link nahi dhoondhna, aur network ke bina bhi recess chalu.',
    yes: 'Haan, rakh do',
  },
  apple: {
    text: 'Do step, phir yeh site ek app jaisi khulegi:',
    /** The second one by its name on the screen. */
    steps: ['Share button dabao', 'Add to Home Screen chuno'],
    /** iOS gives what is on the home screen a storage of its own. */
    scores:
      'Score apne aap nahi jaate: Report Card ka code copy karke icon wale mein paste kar dena.',
    yes: 'Ho gaya',
  },
  no: 'Nahi, rehne do',
} as const;
