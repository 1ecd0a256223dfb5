/** The first scene of the slideshow: inline, so that it is painted with the first text. */
export function LastBench() {
  return (
    <>
      <path
        fill="#fdf3d8"
        d="M18 2h444q16 0 16 16v264q0 16-16 16h-444q-16 0-16-16v-264q0-16 16-16Z"
      />
      <path fill="#d5e3d2" d="M2 150c159-2 317 2 476 0V249H2Z" />
      <path fill="#ecd3a4" d="M2 248c159-2 317 2 476 0V282q0 16-16 16H18q-16 0-16-16Z" />
      <g fill="none" stroke="#26315f" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 248q220 1 472 0" />
        <path fill="#c99a62" d="M24 20q40-2 80 0 1 44 0 88-40 2-80 0-1-44 0-88Z" />
        <path fill="#cfe6f3" d="M33 29q31-1 62 0 1 35 0 70-31 1-62 0 0-35 0-70Z" />
        <path
          fill="#9fbf8f"
          d="M33 99v-11q16-5 27-3v-10c-28-2-20-41 4-39 24-2 32 37 6 39v11q18-1 25 2v11Z"
        />
        <path fill="#dcb37c" d="M17 105q47-2 94 0 1 5 0 10-47 2-94 0-1-5 0-10Z" />
        <path fill="#fffdf5" d="M273 18q20 1 39 7-3 25-9 49-20-1-39-7 3-25 9-49Z" />
        <path d="M278 34q6-1 12 2t12 2M276 44q6-1 12 2t10 2M274 54q6-1 14 2" />
        <path stroke="#c9473d" strokeWidth="8" d="M292 22h0" />
        <path stroke="none" fill="#dbbd86" d="M36 281q204-14 410 0-204 9-410 0Z" />
        <path
          strokeWidth="19"
          d="M122 230v40M220 230l-2 30M248 230l2 30M336 230l-2 40M366 230l2 40"
        />
        <path
          stroke="#fffdf5"
          strokeWidth="13"
          d="M122 230v40M220 230l-2 30M248 230l2 30M336 230l-2 40M366 230l2 40"
        />
        <path strokeWidth="15" d="M122 270h5M218 260h-5M250 260h5M334 270h-5M368 270h5" />
        <path fill="#3b4a86" d="M97 140q-14-1-16 15l-6 42 46 10 12-41q5-16-9-20Z" />
        <path fill="#fffdf5" d="M94 142l9 38 23-31Z" />
        <path fill="#c9473d" d="M103 153l11 2-5 44-19-5Z" />
        <path stroke="#3b4a86" d="M101 168l9-3M97 178l13-5" />
        <path strokeWidth="17" d="M79 123q-18 10-20 36M147 139q12 17 2 40" />
        <path stroke="#2a2440" strokeWidth="11" d="M79 123q-18 10-20 36M147 139q12 17 2 40" />
        <path
          fill="#a86b44"
          d="M80 110c5-22 23-32 44-27s32 22 27 44c-3 20-24 29-43 24s-34-21-28-41Z"
        />
        <path stroke="#bf6a4c" strokeWidth="9" d="M96 127h1M136 136h1" />
        <path strokeWidth="8" d="M109 117h0M136 123h0" />
        <path d="M107 102q6-3 11 1M134 107q6-2 11 4" />
        <path
          fill="#2a2440"
          d="M77 117c2-34 25-46 48-41s39 26 26 58c-1-16-21-27-29-43-14 11-37 12-45 26Z"
        />
        <path
          fill="#c9473d"
          d="M59 157l-9-9-4 16 13-4 9 9 4-16ZM149 178l-9-9-4 16 13-4 9 9 4-16Z"
        />
        <path fill="#fffdf5" d="M220 148q-14 1-13 18l3 38h48l3-38q1-17-13-18Z" />
        <path fill="#c9473d" d="M228 159h12l4 39h-20Z" />
        <path stroke="#3b4a86" d="M230 175l8-6M228 184l12-7" />
        <path fill="#c08a5c" d="M200 121c-13-5-14 19 1 17ZM267 116c13-6 17 17 1 17Z" />
        <path
          fill="#c08a5c"
          d="M199 118c-3-18 12-30 33-32s37 9 37 27c19 13 8 42-19 41-8-1-19 0-28 2-26 5-40-23-23-38Z"
        />
        <path stroke="#cf7f5f" strokeWidth="15" d="M212 136h1M255 133l2-1" />
        <path d="M213 117l11 5-11 6M252 115l-11 6 12 5" />
        <path
          fill="#2a2440"
          d="M199 129c-11-3-13-17-5-23-8-12 4-24 15-21 3-13 20-14 26-6 11-10 27-3 27 7 13 0 18 14 10 21 8 7 6 16-3 18 0-10-6-17-14-19-8 7-16 7-22 0-6 9-16 10-21 3-8 5-12 11-13 20Z"
        />
        <path fill="#fffdf5" d="M338 144q-14 1-13 18l3 42h48l3-42q1-17-13-18Z" />
        <path fill="#c9473d" d="M346 155h12l4 43h-20Z" />
        <path stroke="#3b4a86" d="M348 170l8-5M346 180l12-7" />
        <path fill="#4a3328" d="M314 112c-8 19-8 36-3 47 27 6 55 6 82 0 5-11 5-28-3-47Z" />
        <path
          fill="#d9a877"
          d="M316 119c0-23 15-37 36-37s36 14 36 37c2 21-16 33-36 33s-38-12-36-33Z"
        />
        <path stroke="#e08f70" strokeWidth="9" d="M330 133h1M373 133h1" />
        <path
          fill="#fffdf5"
          d="M325 120c0-15 24-15 24 0s-24 15-24 0ZM355 120c0-15 24-15 24 0s-24 15-24 0Z"
        />
        <path d="M349 119q3-3 6 0" />
        <path strokeWidth="9" d="M338 119h0M366 119h0" />
        <path d="M344 137q8 4 16 0" />
        <path
          fill="#4a3328"
          d="M314 128c-5-36 13-53 38-53s43 17 38 53c-3-11-6-19-11-25-16 7-38 7-54 0-5 6-8 14-11 25Z"
        />
        <path stroke="#c9473d" strokeWidth="7" d="M318 98q34-24 68 0" />
        <path fill="#b98750" d="M430 226q7-2 13 0 1 28 0 56-6 2-13 0-1-28 0-56Z" />
        <path fill="#c99a62" d="M33 222q207-2 414 0 1 10 0 20-207 2-414 0-1-10 0-20Z" />
        <path fill="#e6c18d" d="M37 188q203-2 406 0 6 12 12 24-215 3-430 0 6-12 12-24Z" />
        <path fill="#dcb37c" d="M25 212q215-2 430 0 1 6 0 12-215 2-430 0-1-6 0-12Z" />
        <path d="M55 232c-1-10 15-10 14 0" />
        <path
          fill="#c9473d"
          d="M37 285c-4-17-4-32 0-44 3-12 47-12 50 0 4 12 4 27 0 44-17 2-34 2-50 0Z"
        />
        <path
          fill="#dc6a5c"
          d="M44 265c12-1 24-1 36 0 2 7 2 14 0 20-12 1-24 1-36 0-2-6-2-13 0-20Z"
        />
        <path fill="#c9473d" d="M35 247c18-2 37-2 54 0-1 18-53 19-54 0Z" />
        <path fill="#f5d76e" d="M58 257h8v10h-8Z" />
        <path d="M274 281v-31q1-7 16-7t16 7v31" />
        <path fill="#c9d7ea" d="M276 255q14-8 28 0v4q0 13 0 27-14 2-28 0 1-14 0-27Z" />
        <path d="M276 259q14 2 28 0M276 272q14 2 28 0" />
        <path
          strokeWidth="19"
          d="M87 154q-22 19-13 47M214 163q-27 15-8 38M254 163q39 28-20-21M332 159q-28 16-10 42M372 159q27-15 53-31"
        />
        <path
          strokeWidth="24"
          d="M74 201h0M87 154q-8 7-12 15M206 201h0M234 142h0M214 163q-10 6-13 12M254 163q14 10 15 10M322 201h0M425 128h0M332 159q-10 6-14 13M372 159q10-5 19-11"
        />
        <path stroke="#a86b44" strokeWidth="13" d="M87 154q-22 19-13 47" />
        <path stroke="#c08a5c" strokeWidth="13" d="M214 163q-27 15-8 38M254 163q39 28-20-21" />
        <path stroke="#d9a877" strokeWidth="13" d="M332 159q-28 16-10 42M372 159q27-15 53-31" />
        <path stroke="#a86b44" strokeWidth="18" d="M74 201h0" />
        <path stroke="#c08a5c" strokeWidth="18" d="M206 201h0M234 142h0" />
        <path stroke="#d9a877" strokeWidth="18" d="M322 201h0M425 128h0" />
        <path
          stroke="#fffdf5"
          strokeWidth="18"
          d="M87 154q-8 7-12 15M217 168l-3-5q-10 6-13 12M251 168l3-5q14 10 15 10M335 163l-3-4q-10 6-14 13M369 163l3-4q10-5 19-11"
        />
        <path fill="#9fbf8f" d="M113 133q22 1 42 5-1 28-6 55-22-1-42-5 1-28 6-55Z" />
        <path fill="#fffdf5" d="M122 147q11-1 23 2 0 8-2 15-11 1-23-2Z" />
        <path d="M119 134l-7 55M127 152q6-1 12 1M126 157q5-1 9 1" />
        <path strokeWidth="24" d="M152 176h0" />
        <path stroke="#a86b44" strokeWidth="18" d="M152 176h0" />
        <path d="M172 111l12-5M172 122h12M170 132l11 5" />
        <path fill="#fffdf5" d="M420 65q22-17 46-29-4 17-14 48l-12-9-8 11-2-14Z" />
        <path fill="#c9d7ea" d="M466 36q-19 17-36 36l2 14 8-11Z" />
        <path strokeDasharray=".1 8" d="M424 114l8-16" />
        <path d="M18 2q222 1 444 0 16 0 16 16 1 132 0 264 0 16-16 16-222-1-444 0-16 0-16-16 1-132 0-264 0-16 16-16Z" />
      </g>
    </>
  );
}
