/** Which rules are played here, and which there are elsewhere. */
export const houseRules: {
  heading: string;
  intro: string;
  ours: readonly string[];
  others: readonly { name: string; rule: string }[];
} = {
  heading: 'Hamare school ke rules',
  intro:
    'Har school ke rules alag the, aur har school bolta tha ki official hamare hain. Yahan yeh ' +
    'chalte hain.',
  ours: [
    'Ungliyan 1 se 6 tak, chhakka sirf angoothe se. Zero nahi hota.',
    'Number alag aaye, toh batter ne jitne dikhaye utne run.',
    'Number same aaya, toh batter out. Ek innings mein ek hi wicket.',
    'Overs ki limit nahi. Out hone tak "meri batting" chalegi.',
    'Chase mein target cross hua, match wahin khatam.',
    'Score barabar, toh tie. Jhagda allowed hai, super over nahi.',
    'Computer apna number tumhara dekhe bina nikaalta hai. Peeking uski bhi band.',
  ],
  others: [
    { name: '0 se 6', rule: 'Band mutthi matlab zero. Run zero, risk zero nahi.' },
    { name: '1 se 10', rule: 'Dono haath chalte hain, toh tiffin pehle neeche rakhna padta hai.' },
    { name: 'Defence', rule: 'Mutthi dikhao, matlab block. Teen baar kiya, toh class boo karegi.' },
    {
      name: 'Zero ka jugaad',
      rule: 'Batter zero dikhaye, toh bowler wala number uske khaate mein.',
    },
    { name: 'Do wicket', rule: 'Pehla out "trial" mein gaya. Class 1 wale ko teen chance.' },
    { name: 'Golden ball', rule: 'Tie ke baad bas ek ball aur, poora decision usi par.' },
    { name: 'Super over', rule: 'Tie ke baad chhe ball, chahe uske liye bus chhoot jaaye.' },
  ],
};
