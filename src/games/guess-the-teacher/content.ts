export const intro =
  'Last bench se teacher ko pehchanne ke liye chehra dekhna zaroori nahi tha. ' +
  'Chalk wali aasteen, haath mein laal pen, ya unki ek khaas line hi kaafi thi. ' +
  'Hum unki nakal karte the, par pyar se. ' +
  'Tab ghanti ka intezaar tha, aaj unki wahi baatein sabse zyada yaad aati hain.';
