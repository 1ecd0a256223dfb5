export const intro =
  'Last bench ka har bada faisla patthar, kaagaz, kainchi se hota tha. ' +
  'Khidki wali seat kiski? Aakhri samosa kiska? ' +
  'Patthar kainchi ko todta tha, kainchi kaagaz ko kaatti thi, kaagaz patthar ko lapet leta tha. ' +
  'Aur jo haar jaata, woh turant bolta: best of three!';
