import fc from 'fast-check';

// A fixed seed makes scores comparable between runs. Few runs and no shrinking, as each property is
// tested against a hundred mutants.
fc.configureGlobal({ seed: 2031, numRuns: 20, endOnFailure: true });
