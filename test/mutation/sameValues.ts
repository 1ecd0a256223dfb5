import fc from 'fast-check';

// The same values each time, so that a score can be compared with the last; few, and no search for
// the smallest one that fails, as each property is tried on a hundred mutants.
fc.configureGlobal({ seed: 2031, numRuns: 20, endOnFailure: true });
