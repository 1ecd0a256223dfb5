export const intro =
  'Surprise test ka naam sunte hi last bench par sannata ho jaata tha. ' +
  'Phir peeche se ek awaaz aati thi: yeh chapter toh hua hi nahi! ' +
  'Pen sabke paas the, jawab thode kam. ' +
  'Phir bhi report card ke din sab saath baithte the, aur dar aadha ho jaata tha.';
