export const announcement = {
  label: 'PDF tools announcement',
  title: 'Free PDF Tools ab beta mein khul gaye',
  text:
    'PDF banao, kai PDF jodkar ek karo, ya bhaari PDF chhoti karo. ' +
    'Alag site par khulenge, aur stapler ki zaroorat nahi padegi.',
  button: 'Try PDF Tools',
  close: 'Close announcement',
};
